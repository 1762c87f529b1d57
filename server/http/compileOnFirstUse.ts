import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

/**
 * Compiles what writes an answer's JSON when the first such answer is written: to compile all of them was two thirds of
 * what building the server cost, and most are not needed for a while.
 */
export function compileOnFirstUse(): FastifySerializerCompiler<FastifySchema> {
  const compile = SerializerSelector()({}, {});
  return (route) => {
    let write: ReturnType<typeof compile> | undefined;
    return (answer) => (write ??= compile({ ...route, httpStatus: String(route.httpStatus) }))(answer);
  };
}
