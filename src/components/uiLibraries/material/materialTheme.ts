import { createTheme } from '@mui/material/styles';

/**
 * Creates the theme, whose CSS variables the stylesheet reads.
 *
 * @param options - options of the theme, for example the element that gets the variables
 */
export const createMaterialTheme = (options: Parameters<typeof createTheme>[0] = {}) =>
  createTheme({ cssVariables: true, ...options });
