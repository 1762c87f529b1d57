import { type Field, isWritable } from '../field';
import {
  hasOptions,
  hasRows,
  holdsFile,
  holdsMany,
  isOpaque,
  isSecret,
  isTruth,
  refers,
  timeOf,
} from '../kindFacts';
import type { FieldUse } from '../kinds/chosen';
import type { Resource } from '../resource';

type Named = (name: string) => Resource | undefined;

/** The field of a declaration that a value such as `certificates.validUntil` names; undefined where it no longer exists. */
export function namedField(
  value: string | null | undefined,
  named: Named,
): { readonly name: string; readonly resource: Resource; readonly field: Field } | undefined {
  const [resourceName = '', name = ''] = (value ?? '').split('.');
  const resource = named(resourceName);
  const field = resource && Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  return resource && field && { name, resource, field };
}

/** True for a field that suits a use. */
export function isGoodFor(field: Field, use: FieldUse, named: Named): boolean {
  if (use === 'time') return timeOf(field) !== undefined;
  if (use === 'condition') return isChosen(field) && !field.shownWhen;
  if (use === 'people') {
    const target = refers(field) ? named(field.to) : undefined;
    return target?.account !== undefined || target?.people === true;
  }
  const isPlain = !holdsFile(field) && !hasRows(field) && !isOpaque(field) && !isSecret(field);
  return isPlain && isWritable(field, 'update');
}

/** True for a field that holds one of a few values. */
const isChosen = (field: Field) => (hasOptions(field) && !holdsMany(field)) || isTruth(field);
