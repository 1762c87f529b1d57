import { refersToOne } from '#framework/schema/kindFacts';
import { resourceNamed } from '#app/resources';
import { useMay } from '@framework/providers/useMay';

/**
 * True for records that are named by the reader's requests alone: they may not be listed, and requests refer to them.
 */
export function useIsReferred(to: string): boolean {
  const lists = useMay({ resource: to, action: 'list' });
  const reads = useMay({ resource: 'operations', action: 'inspections.referred' });
  const fields = Object.values(resourceNamed('requests')?.fields ?? {});
  return !lists && reads && fields.some((field) => refersToOne(field) && field.to === to);
}
