import type { Role } from 'sijil/schema/application';
import { riyadhDate } from '../base/time/riyadhTime';
import type { Field } from './field';
import type { Resource } from './resource';
import type { Fields } from './shape';
import { baseRole } from './roles/customRoles';
import { refersToOne, timeOf, refers } from './kindFacts';

/** Author and time of a new record. */
export interface Making {
  readonly at: Date;
  readonly person: { readonly id: string; readonly role: Role } | null;
  readonly named: (resource: string) => Resource | undefined;
}

const startOf = { day: 'today', moment: 'now' } as const;

/** True for a default that varies: today, now, the person who creates the record. */
export function startsAnew(field: Field): boolean {
  const word = timeOf(field) ? startOf[timeOf(field) ?? 'day'] : refersToOne(field) ? 'me' : undefined;
  return word !== undefined && field.default === word;
}

/** Returns the initial values of a new record in these fields; callers let given values override them. */
export function startingValues(fields: Fields, making: Making): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = startsAnew(field) ? startingValue(field, making) : field.default;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function startingValue(field: Field, { at, person, named }: Making): string | undefined {
  if (timeOf(field) === 'day') return riyadhDate(at);
  if (timeOf(field) === 'moment') return at.toISOString();
  const target = refers(field) ? named(field.to) : undefined;
  const isOne =
    target?.name === 'users' ||
    target?.account?.roles.some((role) => person && role === baseRole(person.role));
  // Empty where the person could not be chosen: an admin is no supervisor.
  return isOne ? person?.id : undefined;
}
