import { useLocation } from '@docusaurus/router';
import { mergeSearchStrings } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { OFFLINE_PAGE } from '@site/config/offline';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';
import styles from '../styles.module.css';
import OfflineLabel from './OfflineLabel';
import PreferencesIcon from './PreferencesIcon';

const NAME = 'Preferences';

/** Items of a type of our own, which the theme's declarations cannot name. */
const THEMES = [
  { type: 'custom-themeChoice', choice: null, label: 'System theme' },
  { type: 'custom-themeChoice', choice: 'light', label: 'Light theme' },
  { type: 'custom-themeChoice', choice: 'dark', label: 'Dark theme' },
] as unknown as LinkLikeNavbarItemProps[];

/**
 * The preferences menu: the themes, the languages and the offline copy. A menu of its own for the languages would hold
 * one choice, as long as the site has one language.
 */
export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString,
  ...props
}: Props): ReactNode {
  const { pathname, search, hash } = useLocation();
  const {
    siteConfig: { baseUrl, customFields },
    i18n: { currentLocale, locales, localeConfigs },
  } = useDocusaurusContext();
  const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';

  const languages: LinkLikeNavbarItemProps[] = locales.map((locale) => {
    const query = mergeSearchStrings([search, queryString], 'append');
    return {
      label: localeConfigs[locale]?.label,
      lang: localeConfigs[locale]?.htmlLang,
      to: `pathname://${localeConfigs[locale]?.baseUrl}${pathname.slice(baseUrl.length)}${query}${hash}`,
      target: '_self',
      autoAddBaseUrl: false,
      // Such an address is no link of the router, which would mark the active one.
      className: locale === currentLocale ? activeClass : '',
    };
  });

  const offline: LinkLikeNavbarItemProps[] = customFields?.offline
    ? [{ label: <OfflineLabel />, to: OFFLINE_PAGE }]
    : [];

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <PreferencesIcon className={styles.preferences} />
          <span className={mobile ? undefined : styles.name}> {NAME}</span>
        </>
      }
      items={[...dropdownItemsBefore, ...THEMES, ...languages, ...dropdownItemsAfter, ...offline]}
    />
  );
}
