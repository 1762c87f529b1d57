import { useEffect, useRef, useState } from 'react';
import type { Fields, Shape } from 'sijil/schema/shape';
import { isSecret } from 'sijil/schema/kindFacts';
import { isRecord } from 'sijil/base/objects';
import { type FormValues, isSame } from './formValues';
import type { Mode } from 'sijil/schema/toZod';
import { useSession } from 'sijil/react/providers/session';

/**
 * Restores the values that the same person had typed in this form, at the same address, when their session ended. `watch`
 * gets the current values; `forget` is called when they were saved or discarded.
 */
export function useDraft({ fields }: Shape, mode: Mode, start: FormValues) {
  const userId = useSession((session) => session.user?.id ?? null);
  // A page may contain several forms, which are distinguished by their fields.
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

/** Prefix of keys in the session storage, which a shared computer forgets with the tab. */
const prefix = 'draft:';

interface OpenForm {
  readonly address: string;
  /** Called when the session ends; null if nothing was typed. */
  readonly typed: () => FormValues | null;
}

const open = new Set<OpenForm>();

/** Registers a form of the page; returns the function that removes it. */
export function openForm(form: OpenForm): () => void {
  open.add(form);
  return () => void open.delete(form);
}

/** Stores the input of the page's forms for this person, whose session ended while they were typing. */
export function keepDrafts(userId: string): void {
  for (const { address, typed } of open) {
    const values = typed();
    if (values) keepDraft(userId, address, JSON.stringify(values));
  }
}

/** Stores the input of a person at an address as JSON, until `dropDraft`. */
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

/** Deletes what the browser stored at an address; with `json`, only while it is that. */
export function dropDraft(userId: string, address: string, json?: string): void {
  const key = keyOf(userId, address);
  if (json === undefined || sessionStorage.getItem(key) === json) sessionStorage.removeItem(key);
}

/** Deletes the drafts of other people in this tab. */
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
