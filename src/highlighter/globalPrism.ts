import { Prism } from 'prism-react-renderer';

/** Where the languages of prismjs, which are scripts, find the highlighter that they extend. */
Object.assign(globalThis, { Prism });
