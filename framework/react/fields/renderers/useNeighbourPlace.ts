import { useQuery } from '@tanstack/react-query';
import type { LocationField } from '#framework/schema/kinds/location';
import type { Coordinates } from '#framework/base/geo/coordinates';
import type { InputProps } from '../renderer';

type PlaceProps = Pick<InputProps<LocationField>, 'field' | 'values'>;

/**
 * Centre of the map at first: that of the nearest place chosen in the form, by the field's `startsAt`. It is looked at
 * only; the pin is set by nobody but the person.
 */
export function useNeighbourPlace({ field, values = {} }: PlaceProps): Coordinates | null {
  const chosen = Object.entries(field.startsAt ?? {}).flatMap(([name, to]) => {
    const id = values[name];
    return typeof id === 'string' && id !== '' ? [[to, id] as const] : [];
  });
  const { data } = useQuery({
    queryKey: ['center', chosen],
    queryFn: ({ signal }) => readCenter(chosen, signal),
    enabled: chosen.length > 0,
    staleTime: Infinity,
  });
  return data ?? null;
}

// Read with what knows the declarations, which a form without a place does without.
async function readCenter(
  chosen: readonly (readonly [to: string, id: string])[],
  signal: AbortSignal,
): Promise<Coordinates | null> {
  const { recordCalls } = await import('@framework/providers/recordCalls');
  const { targetOf } = await import('../reference/targetOf');
  for (const [to, id] of chosen) {
    const record = await recordCalls.get(targetOf(to), id, signal);
    const center = record['center'] as Coordinates | null | undefined;
    if (center) return center;
  }
  return null;
}
