import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import { type ReactNode, useEffect } from 'react';
import { iconLabels } from '../shared/icons';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './tremor.css?url';

/** While a popup is open the page does not scroll; of that, an empty attribute remains. */
function removeEmptyStyle() {
  const root = document.documentElement;
  if (!root.getAttribute('style')) root.removeAttribute('style');
}

function Frame({ children }: { children?: ReactNode }) {
  useEffect(() => removeEmptyStyle, []);
  return (
    <>
      <QueryBuilderTremor>{children}</QueryBuilderTremor>
      {/* Tremor's popups go to the element of this name. An empty one would be removed with them. */}
      <div id="headlessui-portal-root">
        <span hidden />
      </div>
    </>
  );
}

/** Tremor is React components styled by Tailwind; the stylesheet holds the classes they use. */
export default {
  id: 'tremor',
  stylesheet,
  Frame,
  batchSize: 5,
  translations: iconLabels,
} satisfies UiLibrary;
