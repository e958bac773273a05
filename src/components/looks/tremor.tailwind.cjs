/** The classes that the Tremor controls and their adapter use. */
module.exports = {
  darkMode: ['selector', '[data-theme="dark"]'],
  content: ['./node_modules/@tremor/react/dist/**/*.js', './adapters/tremor/src/**/*.{ts,tsx}'],
};
