import { z } from 'zod';
import { contract } from '#app/contract';
import type { OperationId } from '#app/operations';
import { resourceNamed } from '#app/resources';
import { shownBy } from '#app/shownBy';
import { keysOf } from '../../base/objects';
import { areaOf } from '../../schema/areas';
import { leftOf } from '../../schema/access';
import { type CustomRole, customRole, type RoleDesign } from '../../schema/roles/customRoles';
import { limitsReading } from '../../schema/roles/mayCall';
import { hiddenFields, isUnread } from '../../schema/roles/takenReading';
import type { Resource } from '../../schema/resource';
import type { Exchange } from '../exchange';
import { canBeEmpty, marksOf } from './maskAnswer';
import { type Mark, needed } from './shows';

/** A custom role with the operations that hide in their answers all that it does not read. The role must be in force. */
export function withMasked(design: RoleDesign): RoleDesign {
  const role = customRole(design.id);
  return { ...design, masked: keysOf(contract).filter((id) => masksFor(id, role)) };
}

/** True of an operation whose answer hides whatever a custom role may not see of the records that its area shows. */
function masksFor(id: OperationId, role: CustomRole): boolean {
  const { answer }: Exchange = contract[id];
  const limited = shownBy[areaOf(id)]
    .flatMap((name) => resourceNamed(name) ?? [])
    .filter((resource) => limitsReading(resource, role));
  if (limited.length === 0 || 'file' in answer) return false;
  return limited.every((resource) => masksResource(answer, resource, role));
}

function masksResource(answer: z.ZodType, resource: Resource, role: CustomRole): boolean {
  if (answer instanceof z.ZodNull) return true;
  const unread = isUnread(resource.name, role);
  // Each operation decides itself which rows a person reads.
  if (!unread && leftOf(resource, 'read', role) !== undefined) return false;
  const marks = partsOf(answer).flatMap(marksOf);
  const found = marks.filter(({ record, name }) => record === resource.name && name === undefined);
  const wanted = unread ? undefined : hiddenFields(resource, role);
  return found.length > 0 && found.every((mark) => hides(mark, wanted));
}

/** True of a part that can be emptied of these fields, or without them of everything that it shows of the record. */
function hides({ schema, fields, isComplete }: Mark, wanted: readonly string[] | undefined): boolean {
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  const known = wanted?.map((name) => fields[name]) ?? [...Object.values(fields), undefined];
  return known.every((parts) => {
    if (!parts) return isComplete;
    return parts !== needed && parts.every((part) => canBeEmpty(shape[part]));
  });
}

/** An answer and everything that it is made of, at any depth. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const inner = innerOf(schema);
  return [schema, ...inner.flatMap(partsOf)];
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodArray) return [schema.element];
  return schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
}
