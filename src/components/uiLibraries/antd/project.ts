import { peerDependencies } from '@react-querybuilder/antd/package.json';
import type { UiLibraryProject } from '../UiLibraryProject';
import AntDInput from './AntDInput.tsx?raw';
import AntDPickers from './AntDPickers.tsx?raw';
import AntDValueEditor from './AntDValueEditor.tsx?raw';
import stylesheet from './antd.css?raw';
import antdControls from './antdControls.tsx?raw';
import antdTheme from './antdTheme.ts?raw';
import usePickers from './usePickers.ts?raw';

export const project: UiLibraryProject = {
  packages: ['@ant-design/icons', 'antd', 'dayjs'],
  adapterPeers: peerDependencies,
  imports: [
    "import { QueryBuilderAntD } from '@react-querybuilder/antd';",
    "import { ConfigProvider } from 'antd';",
    "import { controlElements } from './antdControls';",
    "import { light } from './antdTheme';",
  ],
  frame: ['ConfigProvider theme={light}', 'QueryBuilderAntD controlElements={controlElements}'],
  modules: {
    'AntDInput.tsx': AntDInput,
    'AntDPickers.tsx': AntDPickers,
    'AntDValueEditor.tsx': AntDValueEditor,
    'antdControls.tsx': antdControls,
    'antdTheme.ts': antdTheme,
    'usePickers.ts': usePickers,
  },
  stylesheet,
};
