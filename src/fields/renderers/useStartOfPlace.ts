import { useEffect, useRef } from 'react';
import type { Coordinates, LocationField } from '#domain/schema/fields/location';
import { apiPath } from '#domain/schema/resource';
import { resourceNamed } from '#resources';
import { http } from '@/providers/http';
import type { InputProps } from '../renderer';

type Place = Pick<InputProps<LocationField>, 'field' | 'value' | 'values' | 'onChange'>;

/** Puts the point where the field's `startsAt` says, until the person has placed it themselves. */
export function useStartOfPlace({ field, value, values = {}, onChange }: Place): void {
  const placed = useRef<string | null>(value ? 'by hand' : null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const address = addressOf(field, values);
  useEffect(() => {
    if (!address || placed.current === 'by hand') return undefined;
    const asking = new AbortController();
    http.get<{ center: Coordinates | null }>(address, { signal: asking.signal }).then(
      ({ data: { center } }) => {
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
  }, [address]);
}

/** Of the nearest record that has been chosen. */
function addressOf({ startsAt = {} }: LocationField, values: Readonly<Record<string, unknown>>) {
  for (const [name, to] of Object.entries(startsAt)) {
    const [id, resource] = [values[name], resourceNamed(to)];
    if (typeof id === 'string' && id !== '' && resource) return `${apiPath(resource)}/${id}`;
  }
  return null;
}
