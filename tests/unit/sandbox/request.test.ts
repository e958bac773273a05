import { describe, expect, it } from 'vitest';
import { examples } from '../../../src/sandbox/examples';
import { platforms } from '../../../src/sandbox/platforms';
import { readSandboxRequest } from '../../../src/sandbox/request';

const read = (search: string) => {
  const { example, version, platform, forward, problems } = readSandboxRequest(search, ['8', '7']);
  return {
    template: example.id,
    ...(version && { version }),
    platform: platform.id,
    forward,
    problems,
  };
};

const DEFAULTS = { template: 'default', platform: 'stackblitz', forward: false, problems: [] };

describe('readSandboxRequest', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?t=&p=', {}],
    ['?other=antd', {}],
    ['?t=antd', { template: 'antd' }],
    ['?template=antd', { template: 'antd' }],
    ['t=antd', { template: 'antd' }],
    ['?t=AntD', { template: 'antd' }],
    ['?t=%20antd%20', { template: 'antd' }],
    ['?p=codesandbox', { platform: 'codesandbox', forward: true }],
    ['?platform=StackBlitz', { platform: 'stackblitz', forward: true }],
    ['?t=bulma&p=codesandbox', { template: 'bulma', platform: 'codesandbox', forward: true }],
    ['?v=8', { version: '8' }],
    ['?t=antd&version=7', { template: 'antd', version: '7' }],
    // The short names count where both are given.
    ['?template=antd&t=bulma', { template: 'bulma' }],
  ])('reads %j', (search, asked) => {
    expect(read(search)).toEqual({ ...DEFAULTS, ...asked });
  });

  it.each(examples)('knows the template $id', ({ id }) => {
    expect(read(`?t=${id}`)).toEqual({ ...DEFAULTS, template: id });
  });

  it('says which templates there are when it knows none of that name', () => {
    expect(read('?t=angular')).toEqual({
      ...DEFAULTS,
      problems: [
        `There is no template "angular". Choose one of: ${examples.map(({ id }) => id).join(', ')}.`,
      ],
    });
  });

  it('says which platforms there are when it knows none of that name', () => {
    expect(read('?t=antd&p=jsfiddle')).toEqual({
      ...DEFAULTS,
      template: 'antd',
      problems: [
        `There is no platform "jsfiddle". Choose one of: ${platforms.map(({ id }) => id).join(', ')}.`,
      ],
    });
  });

  it('says which versions there are when it knows none of that name', () => {
    expect(read('?v=2')).toEqual({
      ...DEFAULTS,
      problems: ['There is no version "2". Choose one of: 8, 7.'],
    });
  });

  it('sends nobody on with a template that they did not ask for', () => {
    const { forward, platform, problems } = read('?t=angular&p=codesandbox');
    expect({ forward, platform }).toEqual({ forward: false, platform: 'codesandbox' });
    expect(problems).toHaveLength(1);
  });

  it('tells of all that it does not know', () => {
    const { problems } = read('?t=angular&p=jsfiddle');
    expect(problems.map((problem) => problem.split('.')[0])).toEqual([
      'There is no template "angular"',
      'There is no platform "jsfiddle"',
    ]);
  });

  it('shortens a long name', () => {
    const name = 'a'.repeat(41);
    expect(read(`?t=${name}`).problems[0]).toContain(`"${name.slice(0, 40)}…"`);
    expect(read(`?t=${name.slice(1)}`).problems[0]).toContain(`"${name.slice(1)}"`);
    expect(read(`?p=${'b'.repeat(100_000)}`).problems[0]?.length).toBeLessThan(200);
  });
});
