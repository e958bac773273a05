import app from './App.tsx?raw';
import autocomplete from './AutocompleteEditor.tsx?raw';
import calendar from './CalendarEditor.tsx?raw';
import dispatch from './CustomValueEditor.tsx?raw';
import slider from './SliderEditor.tsx?raw';

/** The modules of the examples, as a reader can copy them: comments for our own linter are left out. */
export const sources: Record<string, string> = Object.fromEntries(
  Object.entries({
    'SliderEditor.tsx': slider,
    'AutocompleteEditor.tsx': autocomplete,
    'CalendarEditor.tsx': calendar,
    'CustomValueEditor.tsx': dispatch,
    'App.tsx': app.replace('../../demo/countries', './countries'),
  }).map(([name, text]) => [name, text.replace(/^ *(?:\{\/\*|\/\/) biome-ignore .*\n/gm, '')]),
);
