import { useState } from 'react';

/** Confirmed answers of a form, stored for as long as the browser's tab, also through a reload. */
export function useReviewed(requestId: string) {
  const key = `reviewed:${requestId}`;
  const [reviewed, setReviewed] = useState<ReadonlySet<string>>(() => new Set(read(key)));
  const review = (answers: readonly string[]) =>
    setReviewed((before) => {
      const next = new Set([...before, ...answers]);
      sessionStorage.setItem(key, JSON.stringify([...next]));
      return next;
    });
  return { reviewed, review };
}

function read(key: string): readonly string[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}
