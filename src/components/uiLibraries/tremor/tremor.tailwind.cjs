const { blue, gray, white } = require('tailwindcss/colors');

/** Tremor's theme tokens, with colours that can be read: text has a contrast of 4.5 to 1 or more. */
const light = {
  brand: {
    faint: blue[50],
    muted: blue[200],
    subtle: blue[400],
    DEFAULT: blue[700],
    emphasis: blue[800],
    inverted: white,
  },
  background: { muted: gray[50], subtle: gray[100], DEFAULT: white, emphasis: gray[700] },
  border: { DEFAULT: gray[300] },
  ring: { DEFAULT: gray[300] },
  content: {
    subtle: gray[600],
    DEFAULT: gray[600],
    emphasis: gray[700],
    strong: gray[900],
    inverted: white,
  },
};

const dark = {
  brand: {
    faint: '#0b1229',
    muted: blue[950],
    subtle: blue[800],
    DEFAULT: blue[400],
    emphasis: blue[300],
    inverted: gray[950],
  },
  background: { muted: '#131a2b', subtle: gray[800], DEFAULT: gray[900], emphasis: gray[300] },
  border: { DEFAULT: gray[700] },
  ring: { DEFAULT: gray[700] },
  content: {
    subtle: gray[400],
    DEFAULT: gray[400],
    emphasis: gray[200],
    strong: gray[50],
    inverted: gray[950],
  },
};

const shadows = {
  input: '0 1px 2px 0 rgb(0 0 0 / 0.05)',
  card: '0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)',
  dropdown: '0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1)',
};

const named = (prefix, tokens) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`${prefix}-${name}`, value]));

/** The classes that the Tremor controls and their adapter use. */
module.exports = {
  darkMode: ['selector', '[data-theme="dark"]'],
  content: [
    './node_modules/@tremor/react/dist/**/*.js',
    './node_modules/@react-querybuilder/tremor/**/*.{js,mjs,ts,tsx}',
  ],
  theme: {
    extend: {
      colors: { tremor: light, 'dark-tremor': dark },
      boxShadow: { ...named('tremor', shadows), ...named('dark-tremor', shadows) },
      borderRadius: {
        'tremor-small': '0.375rem',
        'tremor-default': '0.5rem',
        'tremor-full': '9999px',
      },
      fontSize: {
        'tremor-label': ['0.75rem', { lineHeight: '1rem' }],
        'tremor-default': ['0.875rem', { lineHeight: '1.25rem' }],
        'tremor-title': ['1.125rem', { lineHeight: '1.75rem' }],
        'tremor-metric': ['1.875rem', { lineHeight: '2.25rem' }],
      },
    },
  },
};
