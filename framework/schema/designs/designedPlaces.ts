import type { Localized } from '../../base/i18n/localized';
import type { Resource } from '../resource';

/** The declarations whose records can be given fields, or others that belong to them: those in tables of their own. */
export function designedPlaces(
  of: Readonly<Record<string, Resource>>,
  form: 'one' | 'many',
): Record<string, Localized> {
  const own = Object.values(of).filter(
    ({ storedBy, single, label }) => !storedBy && !single && isWritten(label.many),
  );
  return Object.fromEntries(own.map(({ name, label }) => [name, label[form]]));
}

/** A label that is missing is reported once, at its own declaration. */
export const isWritten = ({ ar, en }: Localized) => ar !== '' && en !== '';
