import { extendTheme, theme } from '@chakra-ui/react';

type Styles = Record<string, unknown>;
type StyleFunction = (props: never) => Styles;

/**
 * Chakra reads the color mode from React, which knows it only after the page has been shown. This
 * makes of such a style one that has both modes in its CSS.
 */
function bothModes(style: unknown) {
  const inMode = (props: object, colorMode: string) =>
    (style as StyleFunction)({ ...props, colorMode } as never);
  return (props: object) => ({ ...inMode(props, 'light'), _dark: inMode(props, 'dark') });
}

/** The same for a component of several parts, each of which has its own styles. */
function bothModesOfParts(style: unknown) {
  const inMode = (props: object, colorMode: string) =>
    (style as StyleFunction)({ ...props, colorMode } as never) as Record<string, Styles>;
  return (props: object) => {
    const dark = inMode(props, 'dark');
    return Object.fromEntries(
      Object.entries(inMode(props, 'light')).map(([part, styles]) => [
        part,
        { ...styles, _dark: dark[part] },
      ]),
    );
  };
}

const { Button, Checkbox, Input } = theme.components;

/** Chakra's theme, of which the components in the demo follow the color mode by CSS alone. */
export const chakraTheme = extendTheme({
  semanticTokens: {
    colors: { 'chakra-border-color': { default: 'gray.200', _dark: 'whiteAlpha.300' } },
  },
  components: {
    Button: {
      variants: { solid: bothModes(Button.variants?.solid) },
      defaultProps: { size: 'sm' },
    },
    Checkbox: { baseStyle: bothModesOfParts(Checkbox.baseStyle) },
    Input: {
      variants: { outline: bothModesOfParts(Input.variants?.outline) },
      defaultProps: { size: 'sm' },
    },
    Select: {
      variants: { outline: bothModesOfParts(Input.variants?.outline) },
      defaultProps: { size: 'sm' },
    },
  },
});
