import {
  ChevronDownRegular,
  ChevronUpRegular,
  CopyRegular,
  DismissRegular,
  LockClosedRegular,
  LockOpenRegular,
  ReOrderDotsVerticalRegular,
} from '@fluentui/react-icons';
import type { Translations } from 'react-querybuilder';

/**
 * Fluent icons as the labels of the clone, lock, remove and shift buttons and the drag handle,
 * for the `translations` prop of `QueryBuilder`. Titles are not part of it, so the default (or
 * the application's) titles keep naming the icon buttons.
 */
export const fluentTranslations: Partial<Translations> = {
  cloneRule: { label: <CopyRegular /> },
  cloneRuleGroup: { label: <CopyRegular /> },
  dragHandle: { label: <ReOrderDotsVerticalRegular /> },
  lockGroup: { label: <LockOpenRegular /> },
  lockGroupDisabled: { label: <LockClosedRegular /> },
  lockRule: { label: <LockOpenRegular /> },
  lockRuleDisabled: { label: <LockClosedRegular /> },
  removeGroup: { label: <DismissRegular /> },
  removeRule: { label: <DismissRegular /> },
  shiftActionDown: { label: <ChevronDownRegular /> },
  shiftActionUp: { label: <ChevronUpRegular /> },
};
