/**
 * The bar at the top of every page, about the newest major version. Its id changes when that version is
 * released, so that readers who closed the bar see it once more.
 *
 * @param major - the newest major version that guides describe
 * @param versions - the released versions
 * @param baseUrl - the base path of the site
 */
export function announcementOf(major: string, versions: readonly string[], baseUrl: string) {
  const isReleased = versions.includes(major);
  const guides = `${baseUrl}docs${isReleased ? '' : '/next'}`;
  return {
    id: `version-${major}-${isReleased ? 'release' : 'guides'}`,
    content: `Version ${major}: <a href="${guides}/intro">guides</a> and <a href="${guides}/migrate">what changes</a>`,
    isCloseable: true,
  };
}
