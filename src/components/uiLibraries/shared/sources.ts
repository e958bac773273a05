import dateTimes from './dateTimes.ts?raw';
import forcedColors from './forcedColors.css?raw';
import icons from './icons.tsx?raw';
import rows from './rows.css?raw';
import states from './states.css?raw';
import ValueRange from './ValueRange.tsx?raw';

/** The modules and stylesheets of several UI libraries, as text, by file name. */
export const sharedSources = {
  'dateTimes.ts': dateTimes,
  'forcedColors.css': forcedColors,
  'icons.tsx': icons,
  'rows.css': rows,
  'states.css': states,
  'ValueRange.tsx': ValueRange,
};
