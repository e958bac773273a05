import './globalPrism';
// Languages that prism-react-renderer does not have.
import 'prismjs/components/prism-bash.js';

Reflect.deleteProperty(globalThis, 'Prism');
