import { QueryBuilder } from 'react-querybuilder';
import { everyControlProps } from '../../testing/fixtures';
import { QueryBuilderTremor } from '../src/index';

export const EveryControlApp = () => (
  <QueryBuilderTremor>
    <QueryBuilder {...everyControlProps} />
  </QueryBuilderTremor>
);
