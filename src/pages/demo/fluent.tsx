import DemoPage from '@site/src/components/DemoPage';
import { look } from '@site/src/components/looks/fluent';

export default () => <DemoPage look={look} />;
