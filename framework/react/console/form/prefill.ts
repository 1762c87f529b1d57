import { fromText } from '#framework/schema/fromText';
import type { Resource } from '#framework/schema/resource';
import { ruleOf } from '#framework/schema/toZod';
import { fitsCell } from '#framework/schema/kindFacts';

interface Prefill {
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields that the address gives what they cannot hold. */
  readonly unread: readonly string[];
}

/** What an address (`?clientId=…&active=false`) gives of a new record, read as the cells of an imported file are. */
export function prefill(resource: Resource, address: URLSearchParams): Prefill {
  const values: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [name, text] of address) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    if (!field || text === '') continue;
    const value = fitsCell(field) ? fromText(field, text) : undefined;
    if (value !== undefined && ruleOf(field).safeParse(value).success) values[name] = value;
    else unread.push(name);
  }
  return { values, unread };
}
