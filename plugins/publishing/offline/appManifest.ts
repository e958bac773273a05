/** What browsers show of an installed site. */
interface AppSettings {
  name: string;
  shortName: string;
  description: string;
  baseUrl: string;
}

/** The sizes of the icons, in pixels. */
export const ICON_SIZES: readonly number[] = [192, 512];

/** The path of an icon below the base path. */
export const iconFile = (size: number): string => `img/icon-${size}.png`;

/**
 * Writes the web app manifest, with which browsers install the site.
 *
 * @param settings - names and base path
 */
export function appManifest({ name, shortName, description, baseUrl }: AppSettings): string {
  return JSON.stringify({
    id: baseUrl,
    name,
    short_name: shortName,
    description,
    start_url: `${baseUrl}docs/intro`,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#12161c',
    icons: ICON_SIZES.map((size) => ({
      src: baseUrl + iconFile(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
