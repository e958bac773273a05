import { expect, it } from 'vitest';
import { withoutRepeats } from '../../../../../plugins/publishing/search-records/withoutRepeats';
import { apiRecord, record } from '../../../search/support/records';

const API = '/api/react-querybuilder/interfaces';

const member = (owner: string, heading: string, text: string) =>
  apiRecord(`${API}/${owner}#property-${heading}`, owner, { kind: 'interface', heading, text });
const entity = (owner: string) => apiRecord(`${API}/${owner}`, owner, { kind: 'interface' });

it('keeps an inherited member where it is declared, and its name on the page that inherits it', () => {
  const kept = withoutRepeats([
    entity('RuleProps'),
    member('RuleProps', 'path', 'The place in the query.'),
    member('RuleProps', 'rule', 'The rule.'),
    entity('CommonProps'),
    member('CommonProps', 'path', 'The place in the query.'),
  ]);
  expect(kept.map(({ url, code }) => [url, code])).toEqual([
    [`${API}/RuleProps`, 'path'],
    [`${API}/RuleProps#property-rule`, ''],
    [`${API}/CommonProps`, ''],
    [`${API}/CommonProps#property-path`, ''],
  ]);
});

it('keeps members that differ, or are of different packages', () => {
  const other = { ...member('RuleProps', 'path', 'Same.'), section: '@react-querybuilder/native' };
  const records = [
    entity('RuleProps'),
    member('RuleProps', 'path', 'One.'),
    entity('GroupProps'),
    member('GroupProps', 'path', 'Another.'),
    { ...other, url: `${other.url}-native` },
  ];
  expect(withoutRepeats(records)).toEqual(records);
});

it('keeps sections of guides that say the same', () => {
  const records = ['a', 'b'].map((page) =>
    record(`/docs/${page}#props`, page, { heading: 'Props', text: 'Same.' }),
  );
  expect(withoutRepeats(records)).toEqual(records);
});
