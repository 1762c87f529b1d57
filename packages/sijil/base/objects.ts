/** Keys of an object with a fixed set of them, in their order; `Object.keys` types them as `string`. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** True for a name of the object's own properties. */
export function isKeyOf<T extends object>(object: T, name: string): name is keyof T & string {
  return Object.hasOwn(object, name);
}

/** Object with a value for each key; `Object.fromEntries` loses the type of its keys. */
export function objectFrom<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** True for a member of a list of literals. */
export function isMember<Member extends string | number>(
  list: readonly Member[],
  value: unknown,
): value is Member {
  return list.some((member) => member === value);
}

/** True for an object with named parts: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Code of a thrown value, as Node and PostgreSQL set it; undefined for none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Object && 'code' in error ? error.code : undefined;
}
