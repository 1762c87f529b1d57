import { type DragEvent, useState } from 'react';

/** The entry of a list that the pointer drags; `MoveButtons` is the same for the keyboard. */
export function useDragging() {
  const [dragged, setDragged] = useState<string | null>(null);
  return {
    dragged,
    /** Properties of what is dragged. */
    source: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragEnd: () => setDragged(null),
    }),
    /** Properties of what it is dragged over. */
    target: (onPass: (id: string) => void) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        onPass(dragged);
      },
      onDrop: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
    }),
  };
}
