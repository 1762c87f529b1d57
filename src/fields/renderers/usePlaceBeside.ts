import { useEffect, useRef } from 'react';
import type { Coordinates, LocationField } from '#domain/schema/fields/location';
import type { InputProps } from '../renderer';

type Place = Pick<InputProps<LocationField>, 'field' | 'value' | 'values' | 'onChange'>;

/** Puts the point where the field's `startsAt` says, until the person has placed it themselves. */
export function useStartOfPlace({ field, value, values = {}, onChange }: Place): void {
  const placed = useRef<string | null>(value ? 'by hand' : null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const [to, id] = nearest(field, values) ?? [];
  useEffect(() => {
    if (!to || !id || placed.current === 'by hand') return undefined;
    const asking = new AbortController();
    readCenter(to, id, asking.signal).then(
      (center) => {
        const now = latest.current;
        // Moved by hand since: it is theirs from now on.
        if (now.value && JSON.stringify(now.value) !== placed.current) placed.current = 'by hand';
        else if (center) {
          placed.current = JSON.stringify(center);
          now.onChange(center);
        }
      },
      // Without a middle to begin with the map is still there to point at.
      () => undefined,
    );
    return () => asking.abort();
  }, [to, id]);
}

/** The nearest record that has been chosen: its resource and its id. */
function nearest({ startsAt = {} }: LocationField, values: Readonly<Record<string, unknown>>) {
  for (const [name, to] of Object.entries(startsAt)) {
    const id = values[name];
    if (typeof id === 'string' && id !== '') return [to, id] as const;
  }
  return null;
}

// Read with what knows the declarations, which a form without a place does without.
async function readCenter(to: string, id: string, signal: AbortSignal): Promise<Coordinates | null> {
  const { recordCalls } = await import('@/providers/recordCalls');
  const { targetOf } = await import('../reference/targetOf');
  const record = await recordCalls.get(targetOf(to), id, signal);
  return (record['center'] as Coordinates | null | undefined) ?? null;
}
