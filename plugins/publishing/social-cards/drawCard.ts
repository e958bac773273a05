import fs from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { SocialCard } from './cards';

const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#12161c';
const PAPER = '#f6f5f1';
const ACCENT = '#ffb81c';
const FAMILY = 'Schibsted Grotesk';

type Node = { type: string; props: { style: Record<string, unknown>; children?: unknown } };

function box(style: Record<string, unknown>, children?: unknown): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** Three nested rails, as the logo has them: a group, its group, a rule. */
function rails(): Node {
  const rail = (left: number, top: number, height: number, color: string) =>
    box({ position: 'absolute', left, top, width: 22, height, backgroundColor: color });
  return box({ position: 'absolute', right: 90, top: 120, width: 190, height: 390 }, [
    rail(0, 0, 390, ACCENT),
    rail(62, 62, 266, PAPER),
    rail(124, 124, 142, ACCENT),
  ]);
}

function font(weight: 400 | 700) {
  const file = require.resolve(
    `@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-${weight}-normal.woff`,
  );
  return { name: FAMILY, data: fs.readFileSync(file), weight, style: 'normal' as const };
}

/**
 * Draws one social card.
 *
 * @param card - the words on it
 * @returns a PNG of 1200 by 630 pixels
 */
export async function drawCard(card: SocialCard): Promise<Uint8Array> {
  const text = box({ flexDirection: 'column', width: 800, gap: 28 }, [
    box({ fontSize: 38, color: ACCENT }, card.kicker),
    box({ fontSize: 84, fontWeight: 700, lineHeight: 1.08, color: PAPER }, card.title),
    box({ fontSize: 34, color: '#b9bec7', marginTop: 24 }, 'React Query Builder'),
  ]);
  const page = box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: 90,
      alignItems: 'center',
      backgroundColor: INK,
      fontFamily: FAMILY,
    },
    [text, rails()],
  );
  const svg = await satori(page as never, {
    width: WIDTH,
    height: HEIGHT,
    fonts: [font(400), font(700)],
  });
  return new Resvg(svg).render().asPng();
}
