/** What the plot shows of a site. */
export interface Bar {
  name: string;
  /** Of Lighthouse, from 0 to 100. */
  score: number;
  /** In KB, as they are sent. */
  total: number;
  script: number;
}

const WIDTH = 720;
const NAME_WIDTH = 150;
const LABEL_WIDTH = 200;
const ROW = 36;
const TOP = 44;

const STYLE = `
  text { font: 14px system-ui, sans-serif; fill: #1f2328 }
  .total { fill: #a8c7e6 } .script { fill: #2f6fb3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .total { fill: #3d5a78 } .script { fill: #79b8f5 }
  }`;

function row({ name, score, total, script }: Bar, nth: number, scale: number): string {
  const y = TOP + nth * ROW;
  const end = NAME_WIDTH + total * scale;
  return [
    `<text x="0" y="${y + 17}">${name}</text>`,
    `<rect class="total" x="${NAME_WIDTH}" y="${y}" width="${(total * scale).toFixed(1)}" height="24" rx="3"/>`,
    `<rect class="script" x="${NAME_WIDTH}" y="${y}" width="${(script * scale).toFixed(1)}" height="24" rx="3"/>`,
    `<text x="${(end + 8).toFixed(1)}" y="${y + 17}">${total.toFixed(0)} KB, score ${score.toFixed(0)}</text>`,
  ].join('\n  ');
}

/**
 * Draws what a page of several sites sends, how much of it is script, and its score.
 *
 * @param title - what the plot says, for readers who do not see it
 * @param bars - the sites, from top to bottom
 * @returns an SVG image that follows the color scheme of the page
 */
export function plot(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(...bars.map(({ total }) => total));
  const scale = (WIDTH - NAME_WIDTH - LABEL_WIDTH) / longest;
  const height = TOP + bars.length * ROW;
  const key = NAME_WIDTH + 88;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
  <style>${STYLE}
  </style>
  <rect class="script" x="${NAME_WIDTH}" y="8" width="14" height="14" rx="3"/>
  <text x="${NAME_WIDTH + 20}" y="20">script</text>
  <rect class="total" x="${key}" y="8" width="14" height="14" rx="3"/>
  <text x="${key + 20}" y="20">all that is sent</text>
  ${bars.map((bar, nth) => row(bar, nth, scale)).join('\n  ')}
</svg>
`;
}
