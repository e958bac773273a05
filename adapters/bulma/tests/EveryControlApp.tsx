import { QueryBuilder } from 'react-querybuilder';
import { everyControlProps } from '../../testing/fixtures';
import { QueryBuilderBulma } from '../src/index';

export const EveryControlApp = () => (
  <QueryBuilderBulma>
    <QueryBuilder {...everyControlProps} />
  </QueryBuilderBulma>
);
