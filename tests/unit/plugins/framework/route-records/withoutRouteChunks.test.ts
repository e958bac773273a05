import { expect, it } from 'vitest';
import { withoutRouteChunks } from '../../../../../plugins/framework/route-records/build/withoutRouteChunks';

const RUNTIME =
  'v.u=e=>"assets/js/"+e+"."+({10173:"125fc4c7",13e3:"b91b8869","a1":"07dd0abc",99:"fefefefe"})[e]+".js"';
const fileOf = (runtime: string, chunk: string | number) =>
  new Function(`const v={};${runtime};return v.u(${JSON.stringify(chunk)})`)() as string;

it.each([
  ['minified', RUNTIME],
  ['not minified', RUNTIME.replace(/(?<=[\w"]):(?=")/g, ': ').replace(/,(?=[\w"]+: ")/g, ',\n  ')],
])('removes the chunks of routes, and keeps the others: %s', (_, runtime) => {
  const slim = withoutRouteChunks(runtime, new Set(['b91b8869', 'fefefefe', '07dd0abc']));
  expect(fileOf(slim, 10173)).toBe('assets/js/10173.125fc4c7.js');
  expect(slim).not.toMatch(/b91b8869|fefefefe|07dd0abc/);
});

it('fails when a chunk is not in the table', () => {
  expect(() => withoutRouteChunks(RUNTIME, new Set(['b91b8869', '00000000']))).toThrow('1 of 2');
});
