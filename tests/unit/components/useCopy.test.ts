// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCopy } from '../../../src/components/CopyButton/useCopy';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Gives the page a clipboard, or none, as without https. */
const withClipboard = (writeText?: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {});

async function copy(text: () => string) {
  const { result } = renderHook(() => useCopy(text));
  await act(() => result.current.copy());
  return result;
}

describe('useCopy', () => {
  it('says for some time that the text was copied', async () => {
    const writeText = vi.fn(async () => {});
    withClipboard(writeText);
    const result = await copy(() => 'code');
    expect(writeText).toHaveBeenCalledWith('code');
    expect(result.current.result).toEqual({ isCopied: true, text: 'Copied' });
    act(() => void vi.runAllTimers());
    expect(result.current.result).toBeUndefined();
  });

  it('says that the browser did not allow it', async () => {
    withClipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
    const result = await copy(() => 'code');
    expect(result.current.result).toEqual({
      isCopied: false,
      text: 'Your browser did not copy it',
    });
  });

  it('says why there is no text', async () => {
    const result = await copy(() => {
      throw new Error('The query is empty.');
    });
    expect(result.current.result).toEqual({ isCopied: false, text: 'The query is empty.' });
  });

  it('copies a selection where the page has no clipboard', async () => {
    withClipboard();
    let copied: string | undefined;
    document.execCommand = () => {
      copied = document.querySelector('textarea')?.value;
      return true;
    };
    const result = await copy(() => 'code');
    expect(copied).toBe('code');
    expect(result.current.result?.isCopied).toBe(true);
  });
});
