import { execFileSync } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';

/** The CPU of a cheap phone, next to that of a developer. */
export const CPU_SLOWDOWN = 4;

/**
 * Starts Chromium.
 *
 * @throws Error when Chromium is not installed
 */
export function startBrowser(): Promise<Browser> {
  const executablePath = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' });
  return chromium.launch({
    executablePath: executablePath.trim(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/**
 * Opens a page on a slow computer.
 *
 * @returns the page, whose CPU is {@link CPU_SLOWDOWN} times slower
 */
export async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/**
 * Reads the value below which a part of all values lies.
 *
 * @param part - from 0 to 1
 * @returns the value, rounded to a tenth
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return Math.round(value * 10) / 10;
}
