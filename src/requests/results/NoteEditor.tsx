import { Input } from 'antd';
import { useEffect, useRef } from 'react';

interface NoteEditorProps {
  readonly note: string | null;
  readonly label: string;
  readonly onEnd: () => void;
  readonly onChange: (note: string) => void;
}

/** Writes the note of an answer; Escape or leaving the box ends it and brings the keyboard back to the question. */
export function NoteEditor({ note, label, onEnd, onChange }: NoteEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={place}>
      <Input.TextArea
        autoSize={{ minRows: 2 }}
        maxLength={1000}
        aria-label={label}
        defaultValue={note ?? ''}
        onBlur={(event) => {
          if (event.target.value !== (note ?? '')) onChange(event.target.value);
          onEnd();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          // Focus leaves the box first, which keeps what was written.
          place.current?.closest<HTMLElement>('[data-question]')?.focus();
        }}
      />
    </div>
  );
}
