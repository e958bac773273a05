/**
 * The stock icon of a card is an emoji that differs with the reader's fonts and says nothing.
 */
export default function DocCardHeadingIcon(): null {
  return null;
}
