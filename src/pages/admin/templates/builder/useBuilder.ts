import { type DragEvent, useRef, useState } from 'react';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { placeQuestion } from './formEdits';

/** State of the form editor: the open question, and the drag of a question to another place. */
export function useBuilder(form: InspectionForm, change: (form: InspectionForm) => void) {
  const [open, setOpen] = useState<string | null>(null);
  const dragged = useRef<string | null>(null);

  /** Sets a form that has a new question in a category, and opens that question. */
  const added = (next: InspectionForm, categoryKey: string) => {
    change(next);
    setOpen(next.categories.find(({ key }) => key === categoryKey)?.questions.at(-1)?.key ?? null);
  };

  const drag = (key: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      dragged.current = key;
      event.dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', key);
    },
    onDragEnd: () => {
      dragged.current = null;
    },
  });
  const drop = (categoryKey: string, index: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged.current === null) return;
      event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const key = dragged.current;
      if (key === null) return;
      event.preventDefault();
      event.stopPropagation();
      dragged.current = null;
      change(placeQuestion(form, key, categoryKey, indexWithout(form, key, categoryKey, index)));
    },
  });

  return { form, change, open, setOpen, added, drag, drop };
}

export type Builder = ReturnType<typeof useBuilder>;

/** Index without the dragged question, which may be before it. */
function indexWithout(form: InspectionForm, key: string, categoryKey: string, index: number): number {
  const questions = form.categories.find((one) => one.key === categoryKey)?.questions ?? [];
  const own = questions.findIndex((one) => one.key === key);
  return own >= 0 && own < index && index === questions.length ? index - 1 : index;
}
