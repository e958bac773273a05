import type { ReactNode } from 'react';
import type { Translations } from 'react-querybuilder';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      style={{ display: 'block' }}
    >
      {children}
    </svg>
  );
}

const copies = (
  <Icon>
    <path d="M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3" />
  </Icon>
);
const open = (
  <Icon>
    <path d="M3 7.500h10v6H3zM5 7.500V5a3 3 0 0 1 5.800-1" />
  </Icon>
);
const closed = (
  <Icon>
    <path d="M3 7.500h10v6H3zM5 7.500V5a3 3 0 0 1 6 0v2.500" fill="none" />
    <path d="M8 9.500v2" />
  </Icon>
);

/**
 * Icons for the UI libraries whose adapter package has none: the library's own labels are characters that many
 * devices have no picture for.
 */
export const iconLabels: Partial<Translations> = {
  cloneRule: { label: copies },
  cloneRuleGroup: { label: copies },
  lockRule: { label: open },
  lockGroup: { label: open },
  lockRuleDisabled: { label: closed },
  lockGroupDisabled: { label: closed },
};
