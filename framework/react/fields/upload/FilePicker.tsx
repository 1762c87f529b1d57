import { type DragEvent, type RefObject, useState } from 'react';

interface FilePickerProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly accept: string;
  readonly capture?: 'environment';
  readonly multiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** The browser's own choice of files, opened by a button that looks like ours. */
export function FilePicker({ onPick, ...input }: FilePickerProps) {
  return (
    <input
      {...input}
      type="file"
      // By style: antd's forms give file inputs a display of their own.
      style={{ display: 'none' }}
      onChange={(event) => {
        const chosen = [...(event.target.files ?? [])];
        // So that the same file can be chosen again after it was mended.
        event.target.value = '';
        onPick(chosen);
      }}
    />
  );
}

/** A device that is held in the hand has its camera at hand; a file is chosen the same way everywhere. */
export const isHandheld = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Files dropped onto an element; what is dragged within the page itself is none of its business. */
export function useDrop(take: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}
