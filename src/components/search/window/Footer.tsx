import type { ReactNode } from 'react';

const COMMANDS = [
  { keys: ['↵'], does: 'to select' },
  { keys: ['↓', '↑'], does: 'to navigate' },
  { keys: ['esc'], does: 'to close' },
];

/** The keys of the search window, for those who see. */
export default function Footer(): ReactNode {
  return (
    <footer className="DocSearch-Footer" aria-hidden="true">
      <ul className="DocSearch-Commands">
        {COMMANDS.map(({ keys, does }) => (
          <li key={does}>
            {keys.map((key) => (
              <kbd key={key} className="DocSearch-Commands-Key">
                {key}
              </kbd>
            ))}
            <span className="DocSearch-Label">{does}</span>
          </li>
        ))}
      </ul>
    </footer>
  );
}
