import DemoPage from '@site/src/components/DemoPage';
import { look } from '@site/src/components/looks/mantine';

export default () => <DemoPage look={look} />;
