import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compile = SerializerSelector()({}, {});

/**
 * Writes answers as JSON, with nothing in it that their schema does not name. The schema is made and compiled when the first
 * answer is written: to do it for all of them was two thirds of what building the server cost, and most are not needed for a
 * while. Undefined where there is no schema.
 */
export function writeOnFirstUse(schemaOf: () => object | undefined): (answer: unknown) => string | undefined {
  let write: ((answer: unknown) => string) | null | undefined;
  return (answer) => {
    if (write === undefined) {
      const schema = schemaOf();
      write = schema
        ? compile({ schema: withoutNullUnions(schema), method: '', url: '', httpStatus: '200' })
        : null;
    }
    return write?.(answer);
  };
}

type Schema = Readonly<Record<string, unknown>>;

/**
 * «This or null» as `nullable`. The serializer would otherwise compile a validator for each such place, a tenth of a second
 * for a request, and run it for every value only to learn whether it is null.
 */
export function withoutNullUnions<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withoutNullUnions) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, withoutNullUnions(part as unknown)]),
  );
  const { anyOf, ...rest } = parts as Schema;
  if (!Array.isArray(anyOf)) return parts as T;
  const [other, ...more] = (anyOf as Schema[]).filter((one) => !isNull(one));
  if (more.length > 0 || typeof other?.['type'] !== 'string' || anyOf.length === 1) return parts as T;
  return { ...rest, ...other, nullable: true } as T;
}

const isNull = (schema: Schema) => schema['type'] === 'null' && Object.keys(schema).length === 1;
