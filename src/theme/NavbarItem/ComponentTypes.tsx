import OriginalTypes from '@theme-original/NavbarItem/ComponentTypes';
import ThemeChoice from './ThemeChoice';

/** The types of items in the top bar. */
export default {
  ...OriginalTypes,
  'custom-themeChoice': ThemeChoice,
};
