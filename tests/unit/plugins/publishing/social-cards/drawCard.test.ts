import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { SOCIAL_CARDS } from '../../../../../plugins/publishing/social-cards/cards';
import { drawCard } from '../../../../../plugins/publishing/social-cards/drawCard';

it.each(SOCIAL_CARDS)('draws the card "$id" as a PNG of 1200 by 630 pixels', async (card) => {
  const png = Buffer.from(await drawCard(card));
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('draws the words of the card', async () => {
  const [card] = SOCIAL_CARDS;
  const drawn = Buffer.from(await drawCard(card));
  const words = [
    { ...card, title: 'Every function, component and type' },
    { ...card, kicker: 'API reference' },
  ] as unknown as (typeof card)[];
  for (const other of words) {
    expect(drawn.equals(Buffer.from(await drawCard(other)))).toBe(false);
  }
});
