import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AssignmentView } from '#domain/api/assignmentView';
import { ApiError } from '#framework/server/http/apiError';

/** Visits that an app has: the id of each, with a digest of the data that it was sent. */
export type Known = ReadonlyMap<string, string>;

const shape = z.array(z.tuple([z.uuid(), z.string().max(16)])).max(400);

/** Digest of a visit in six bytes: everything that an app is sent of it is in it, so that no change is missed. */
export function digestOfVisit(view: AssignmentView): string {
  return createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 8);
}

export function writeAssignmentCursor(known: Known): string {
  return Buffer.from(JSON.stringify([...known])).toString('base64url');
}

/** @throws ApiError cursor_unknown for what we never gave */
export function readAssignmentCursor(cursor: string | undefined): Known {
  if (cursor === undefined) return new Map();
  try {
    return new Map(shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString())));
  } catch {
    throw new ApiError('cursor_unknown');
  }
}
