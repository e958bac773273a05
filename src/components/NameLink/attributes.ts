/**
 * The attributes of the link of a table row to itself.
 *
 * @param name - a name in code, such as `controlElements`; the anchor is the name in lower case
 */
export const nameLinkAttributes = (name: string) => ({
  id: name.toLowerCase(),
  href: `#${name.toLowerCase()}`,
  className: 'hash-link',
  'aria-label': `Direct link to ${name}`,
});
