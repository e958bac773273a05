import { QueryBuilderDnD, type UseReactDnD } from '@react-querybuilder/dnd';
import type { ReactNode } from 'react';
import * as reactDnd from 'react-dnd';
import * as html5Backend from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

/** The browser's own dragging does not start from a finger. */
const isTouchDevice = window.matchMedia('(pointer: coarse)').matches;

const dnd: UseReactDnD = {
  ...reactDnd,
  ...html5Backend,
  ...(isTouchDevice && { HTML5Backend: TouchBackend }),
};

/** Drag and drop for the query builder inside, by mouse or by touch. */
export default function DragAndDrop({ children }: { children: ReactNode }): ReactNode {
  return <QueryBuilderDnD dnd={dnd}>{children}</QueryBuilderDnD>;
}
