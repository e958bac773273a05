import type { ReactNode } from 'react';

/** Three sliders. */
export default function PreferencesIcon({ className }: { className?: string }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 6h8m4 0h6M3 12h2m4 0h12M3 18h10m4 0h4" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="12" r="2" />
      <circle cx="15" cy="18" r="2" />
    </svg>
  );
}
