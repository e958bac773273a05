import DemoPage from '@site/src/components/DemoPage';
import { look } from '@site/src/components/looks/antd';

export default () => <DemoPage look={look} />;
