import { describe, expect, it } from 'vitest';
import { MAX_TEXT_LENGTH, parseReport } from '../../../src/sandbox/frame/messages';

describe('parseReport', () => {
  it.each([
    [{ type: 'rendered', run: 1 }],
    [{ type: 'pong', ping: 3 }],
    [{ type: 'console', run: 1, level: 'warn', text: 'a' }],
    [{ type: 'problem', run: 1, message: 'a' }],
    [{ type: 'problem', run: 1, message: 'a', module: 'App.tsx', line: 2 }],
  ])('reads %j', (report) => {
    expect(parseReport(report)).toEqual(report);
  });

  it.each([
    [null],
    ['rendered'],
    [[]],
    [{}],
    [{ type: 'rendered' }],
    [{ type: 'rendered', run: '1' }],
    [{ type: 'rendered', run: Number.NaN }],
    [{ type: 'console', run: 1, level: 'table', text: 'a' }],
    [{ type: 'console', run: 1, level: 'log', text: {} }],
    [{ type: 'problem', run: 1, message: ['a'] }],
    [{ type: 'navigate', run: 1 }],
  ])('refuses %j', (message) => {
    expect(parseReport(message)).toBeUndefined();
  });

  it('leaves out what it does not know, and shortens texts', () => {
    const message = JSON.parse(
      '{"type":"problem","run":1,"message":"a","__proto__":{"x":1},"html":"b","line":-1}',
    );
    expect(parseReport(message)).toEqual({ type: 'problem', run: 1, message: 'a' });
    const long = parseReport({ type: 'console', run: 1, level: 'log', text: 'x'.repeat(50_000) });
    expect(long).toHaveProperty('text.length', MAX_TEXT_LENGTH + 1);
  });
});
