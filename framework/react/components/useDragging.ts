import { type DragEvent, useState } from 'react';

/**
 * The entry of a list that the pointer drags; `MoveButtons` is the same for the keyboard. `onEnd` is called when it is let go:
 * true where that was over an entry of the list, false where it was elsewhere or given up.
 */
export function useDragging(onEnd?: (isDropped: boolean) => void) {
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
      onDragEnd: ({ dataTransfer }: DragEvent) => {
        setDragged(null);
        onEnd?.(dataTransfer.dropEffect !== 'none');
      },
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
