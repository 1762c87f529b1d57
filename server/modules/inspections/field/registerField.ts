import { transitions } from '#domain/workflow/requestWorkflow';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { idempotencyHeaders, idempotencyKeyOf } from 'sijil/server/http/requestInput';
import { operation } from 'sijil/server/http/operation';
import type { AssignmentChangesView, AssignmentView } from '#domain/api/fieldViews';
import type { Language } from 'sijil/base/i18n/localized';
import { loadRequestView, takeRequestStep } from '../../requestView/loadRequestView';
import { findRequest, loadRequestPlace } from '../../requests/findRequest';
import { requestDayOff } from '../../daysOff/requestDayOff';
import { fieldExamples } from './fieldExamples';
import { saveDraft } from './drafts';
import { loadReceipt, submitForm } from './submitForm';
import { loadAssignments } from './loadAssignments';
import { registerEvidence } from './registerEvidence';
import { loadLeftovers, submitLeftover } from './leftovers';
import { createHash } from 'node:crypto';
import { ApiError } from 'sijil/server/http/apiError';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import type { startVisitBody } from '#domain/requests/inspectionBodies';
import { isFarFromBranch, metresBetween, startedAt } from '#domain/scheduling/deadlines';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Queryable } from 'sijil/server/db/connect';
import { and, eq } from 'drizzle-orm';
import { visitHolders } from '../../../db/schema/visits';
import type { RequestRow } from '../../../workflow/effect';

/** Registers the operations of the inspectors' app; the portal never calls them. */
export function registerField(api: AppContext): void {
  operation(api, 'field.assignments', {
    summary: 'The visits still to be made or handed in, each with all that an offline app needs',
    examples: fieldExamples.assignments,
    handler: ({ actor, language }) => loadAssignments(api, actor, language),
  });

  operation(api, 'field.assignmentChanges', {
    summary:
      'What has changed in them since a cursor: new and different visits in full, and the ids of those that are gone',
    examples: fieldExamples.assignmentChanges,
    handler: ({ actor, query, language }) => loadAssignmentChanges(api, actor, query.cursor, language),
  });

  operation(api, 'field.start', {
    summary:
      'The inspector has begun the visit: when by the phone’s clock, and where it stood; repeated, it answers the same',
    examples: fieldExamples.start,
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      // Already started: an app that did not receive the answer repeats the call and gets the same answer.
      if (transitions.submitForm.from.includes(status))
        return loadRequestView(api, call.actor, call.params.id, call.language);
      return takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'startInspection',
        version: call.body.version,
        happenedAt: (tx, request, now) => startOf(tx, request, call.body, now),
        action: async (tx, request, addDetail) => {
          const { startedAt, detail } = await beginVisit(tx, request, call.body, api.clock());
          addDetail(detail);
          return { startedAt };
        },
      });
    },
  });

  operation(api, 'field.saveDraft', {
    summary:
      'Store the answers of a visit that is under way, so that another device can continue it. A draft has the number after the one that it follows; the same again has no effect, and one that does not follow the stored draft is refused with it in `details.draft`',
    examples: fieldExamples.saveDraft,
    handler: ({ actor, language, params, body }) =>
      saveDraft(api, { actor, language, requestId: params.id, body }),
  });

  operation(api, 'field.submitForm', {
    summary:
      'Hand in the filled form: an answer to every question, for the branch or for each vehicle. Under the same Idempotency-Key the same receipt is answered again, counting what has arrived',
    headers: idempotencyHeaders,
    examples: fieldExamples.submitForm,
    handler: ({ actor, language, params, body, request }) =>
      submitForm(api, { actor, language, requestId: params.id, key: idempotencyKeyOf(request), body }),
  });

  operation(api, 'field.form', {
    summary: 'Whether the form of a visit is in, since when, and with how many answers and files',
    examples: fieldExamples.form,
    handler: async ({ actor, params }) => loadReceipt(api.db, await findRequest(api.db, actor, params.id)),
  });

  operation(api, 'field.submitLeftover', {
    summary:
      'Hand over finished work of a visit that was reassigned or cancelled meanwhile, within 30 days. It counts for no result; the supervisor, operations and the visit’s next inspector read it',
    headers: idempotencyHeaders,
    examples: fieldExamples.submitLeftover,
    handler: ({ actor, language, params, body, request }) =>
      submitLeftover(api, { actor, language, requestId: params.id, key: idempotencyKeyOf(request), body }),
  });

  operation(api, 'inspections.leftovers', {
    summary: 'Work for a visit that its former inspectors handed over, which counts for no result',
    handler: async ({ actor, params }) =>
      loadLeftovers(api, (await findRequest(api.db, actor, params.id)).id),
  });

  operation(api, 'field.requestDayOff', {
    summary: 'Ask for days off',
    examples: fieldExamples.requestDayOff,
    status: 201,
    handler: ({ actor, body, language }) => requestDayOff(api, actor.userId, body, language),
  });

  registerEvidence(api);
}

/**
 * Changes since an app's cursor; without one, all assignments. The cursor contains digests instead of a time: no change is
 * lost between two timestamps, and a branch's new telephone counts like a new visit time.
 * @throws ApiError cursor_unknown
 */
async function loadAssignmentChanges(
  api: AppContext,
  actor: Actor,
  cursor: string | undefined,
  language: Language,
): Promise<AssignmentChangesView> {
  const before = readAssignmentCursor(cursor);
  const visits = await loadAssignments(api, actor, language);
  const known = new Map(visits.map((visit) => [visit.id, digestOfVisit(visit)]));
  return {
    cursor: writeAssignmentCursor(known),
    changed: visits.filter(({ id }) => before.get(id) !== known.get(id)),
    gone: [...before.keys()].filter((id) => !known.has(id)),
  };
}

/** Visits that an app has: their ids, with digests of the data sent. */
type Known = ReadonlyMap<string, string>;

/** Bytes of a cursor: a checksum of the rest, then the id and the digest of each visit. */
const cursorBytes = { checksum: 4, id: 16, digest: 6 };
/** Largest number of visits in a cursor, which travels in an address: 250 take 7.4 kB. */
const mostVisits = 400;

/**
 * Digest of a visit in six bytes, over all data sent to the app, so that no change is missed; except links to files, which
 * change every hour, and the draft, which a device asks for where it does not follow its own.
 */
function digestOfVisit(view: AssignmentView): string {
  return createHash('sha256')
    .update(JSON.stringify(view, withoutLinks))
    .digest()
    .toString('base64url', 0, cursorBytes.digest);
}

const withoutLinks = (name: string, value: unknown) =>
  name === 'url' || name === 'draft' ? undefined : value;

const checksumOf = (content: Buffer) =>
  createHash('sha256').update(content).digest().subarray(0, cursorBytes.checksum);

function writeAssignmentCursor(known: Known): string {
  const content = Buffer.concat(
    [...known].map(([id, digest]) =>
      Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.from(digest, 'base64url')]),
    ),
  );
  return Buffer.concat([checksumOf(content), content]).toString('base64url');
}

/** @throws ApiError cursor_unknown for a cursor that we did not issue */
function readAssignmentCursor(cursor: string | undefined): Known {
  if (cursor === undefined) return new Map();
  const bytes = Buffer.from(cursor, 'base64url');
  const content = bytes.subarray(cursorBytes.checksum);
  const size = cursorBytes.id + cursorBytes.digest;
  const count = content.length / size;
  const isOurs = bytes.subarray(0, cursorBytes.checksum).equals(checksumOf(content));
  if (!isOurs || !Number.isInteger(count) || count > mostVisits) throw new ApiError('cursor_unknown');
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const one = content.subarray(index * size, (index + 1) * size);
      const id = one.toString('hex', 0, cursorBytes.id);
      return [id.replace(uuidParts, '$1-$2-$3-$4-$5'), one.toString('base64url', cursorBytes.id)];
    }),
  );
}

const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Time of the inspector's first assignment; later steps on the request do not change it. */
async function heldSince(db: Queryable, { id, inspectorId, statusSince }: RequestRow): Promise<Date> {
  if (inspectorId === null) return statusSince;
  const [holder] = await db
    .select({ since: visitHolders.since })
    .from(visitHolders)
    .where(and(eq(visitHolders.requestId, id), eq(visitHolders.inspectorId, inspectorId)));
  return holder?.since ?? statusSince;
}

async function startOf(
  db: Queryable,
  request: RequestRow,
  { at }: Pick<ShapeValues<typeof startVisitBody>, 'at'>,
  now: Date,
): Promise<Date> {
  return startedAt(at ? new Date(at) : null, await heldSince(db, request), now);
}

/**
 * Start of a visit: time, place and distance for the history; a start far from the branch is recorded, not refused
 * (rules 3.17).
 */
async function beginVisit(
  db: Queryable,
  request: RequestRow,
  { at, place, accuracy }: ShapeValues<typeof startVisitBody>,
  now: Date,
): Promise<{ readonly startedAt: Date; readonly detail: HistoryDetail }> {
  const began = await startOf(db, request, { at }, now);
  // A fleet that was ordered without a branch may be anywhere.
  const branch = request.branchId ? (await loadRequestPlace(db, request))?.branch : undefined;
  const metres = place && branch?.place ? metresBetween(place, branch.place) : null;
  return {
    startedAt: began,
    detail: {
      started: {
        at: began.toISOString(),
        heardAt: now.toISOString(),
        place: place ? { latitude: place.latitude, longitude: place.longitude } : null,
        metres,
        far: metres !== null && isFarFromBranch(metres, accuracy ?? null),
      },
    },
  };
}
