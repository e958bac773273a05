import prismIncludeLanguages from '@theme/prism-include-languages';
import Content from '@theme-original/CodeBlock/Content';
import { Prism } from 'prism-react-renderer';

prismIncludeLanguages(Prism);

/** The stock content of a code block, with all the languages of the configuration. */
export default Content;
