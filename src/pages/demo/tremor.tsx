import DemoPage from '@site/src/components/DemoPage';
import { look } from '@site/src/components/looks/tremor';

export default () => <DemoPage look={look} />;
