import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { withPageData } from '../../../../../plugins/framework/route-records/build/withPageData';
import { PAGE_DATA_ID } from '../../../../../plugins/framework/route-records/RouteRecord';

const record = {
  path: '/docs/</script><b>',
  routes: [],
  modules: {},
  files: {},
};
const data = { version: '0a1b2c3d', fileCount: 2, hasHomePage: true, record };

it('adds the data to the end of the page, whatever it contains', () => {
  const $ = load(withPageData('<body><p>Text</p></body>', data));
  expect(JSON.parse($(`#${PAGE_DATA_ID}`).text())).toEqual(data);
  expect($('p').text()).toBe('Text');
  expect($('b').length).toBe(0);
});

it('fails when the HTML has no end', () => {
  expect(() => withPageData('<p>Text', data)).toThrow('</body>');
});
