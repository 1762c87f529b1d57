import { useEffect, useRef, useState } from 'react';
import type { Shape } from '#framework/schema/shape';
import type { Mode } from '#framework/schema/toZod';
import { useSession } from '@framework/providers/session';
import { draftOf, dropDraft, openForm, typedValues } from './formDrafts';
import type { FormValues } from './formValues';

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
