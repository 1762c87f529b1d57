import { useEffect, useRef, useState } from 'react';
import type { Fields, Shape } from '#framework/schema/shape';
import { isSecret } from '#framework/schema/kindFacts';
import { isRecord } from '#framework/base/objects';
import { type FormValues, isSame } from './formValues';
import type { Mode } from '#framework/schema/toZod';
import { useSession } from '@framework/providers/session';

/**
 * Values that were typed in this form when the session ended, for the same person at the same address. `watch` gets the
 * current values; `forget` is called when they were saved or are not wanted any more.
 */
export function useDraft({ fields }: Shape, mode: Mode, start: FormValues) {
  const userId = useSession((session) => session.user?.id ?? null);
  // A page may hold several forms; their fields tell them apart.
  const [address] = useState(() => `${window.location.pathname}#${mode}:${Object.keys(fields).join()}`);
  const [draft, setDraft] = useState(() => (userId ? draftOf(userId, address) : null));
  const values = useRef<FormValues>(start);
  useEffect(
    () => openForm({ address, typed: () => typedValues(fields, start, values.current) }),
    [address, fields, start],
  );
  return {
    draft,
    watch: (typed: FormValues) => {
      values.current = typed;
    },
    forget: () => {
      if (userId) dropDraft(userId, address);
      setDraft(null);
    },
  };
}

/** Kept for the tab only, so that a shared computer forgets with it. */
const prefix = 'draft:';

interface OpenForm {
  readonly address: string;
  /** Told when the session ends; null while nothing was typed. */
  readonly typed: () => FormValues | null;
}

const open = new Set<OpenForm>();

/** Tells of a form on the page; answers how to take it away again. */
export function openForm(form: OpenForm): () => void {
  open.add(form);
  return () => void open.delete(form);
}

/** Keeps what is typed in the forms on the page for this person: their session has ended while they were typing. */
export function keepDrafts(userId: string): void {
  for (const { address, typed } of open) {
    const values = typed();
    if (values) keepDraft(userId, address, JSON.stringify(values));
  }
}

/** Keeps what a person has typed at an address until `dropDraft`, as JSON. */
export function keepDraft(userId: string, address: string, json: string): void {
  sessionStorage.setItem(keyOf(userId, address), json);
}

/** Values that the person had typed in the form when their session ended. */
export function draftOf(userId: string, address: string): FormValues | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, address)) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function dropDraft(userId: string, address: string): void {
  sessionStorage.removeItem(keyOf(userId, address));
}

/** Forgets what others have typed in this tab. */
export function dropDraftsOfOthers(userId: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && !key.startsWith(prefix + userId)) sessionStorage.removeItem(key);
  }
}

/** The values that differ from the initial ones. A password is never stored; others may have changed the rest meanwhile. */
export function typedValues(fields: Fields, start: FormValues, values: FormValues): FormValues | null {
  const typed = Object.entries(values).filter(
    ([name, value]) => fields[name] && !isSecret(fields[name]) && !isSame(start[name], value),
  );
  return typed.length > 0 ? Object.fromEntries(typed) : null;
}

function keyOf(userId: string, address: string): string {
  return `${prefix}${userId}:${address}`;
}
