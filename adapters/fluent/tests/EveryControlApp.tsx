import { FluentProvider, webDarkTheme } from '@fluentui/react-components';
import { QueryBuilder } from 'react-querybuilder';
import { everyControlProps } from '../../testing/fixtures';
import { QueryBuilderFluent } from '../src/index';

export const EveryControlApp = () => (
  <FluentProvider theme={webDarkTheme}>
    <QueryBuilderFluent>
      <QueryBuilder {...everyControlProps} />
    </QueryBuilderFluent>
  </FluentProvider>
);
