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
      write = schema ? compile({ schema, method: '', url: '', httpStatus: '200' }) : null;
    }
    return write?.(answer);
  };
}
