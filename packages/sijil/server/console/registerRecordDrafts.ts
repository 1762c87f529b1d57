import { and, eq, or, sql } from 'drizzle-orm';
import { isRecord } from 'sijil/base/objects';
import { resourceNamed } from 'sijil/schema/application';
import { draftFields, unsavedRecord } from 'sijil/contract/recordDrafts';
import { type Actor, permissionFor } from 'sijil/schema/access';
import type { Resource } from 'sijil/schema/resource';
import type { DraftWriter } from 'sijil/contract/draftWriters';
import { assertWritten, writtenBy } from './draftWriter';
import { recordDrafts } from '../db/schema/console';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { assertReached } from '../resources/lockRecord';

interface Place {
  readonly resource: string;
  readonly record: string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Registers the drafts of record forms; each person has their own. A draft holds only fields that the person may enter now, and
 * only a person who may still fill in the form can read it.
 */
export function registerRecordDrafts(api: AppContext): void {
  const { db } = api;

  operation(api, 'recordDrafts.get', {
    summary: 'One’s own draft of a record’s form, or of a new record (`new`)',
    handler: async ({ actor, params }) => {
      const resource = await opened(api, params, actor);
      const [row] = await db.select().from(recordDrafts).where(ofPlace(actor, params));
      if (!row || isEmpty(row.values)) return { draft: null, writes: row?.writes ?? 0 };
      const { version, savedAt, writes } = row;
      const [values, before] = [row.values, row.before].map((all) => known(resource, actor, all));
      return { draft: { version, values: values ?? {}, before: before ?? {}, savedAt }, writes };
    },
  });

  operation(api, 'recordDrafts.save', {
    summary:
      'Store one’s own draft of a record’s form, without passwords and files; one without values is thrown away',
    handler: async ({ actor, params, body }) => {
      const resource = await opened(api, params, actor);
      if (isEmpty(body.values)) {
        await throwAway(api, actor, params, body);
        return null;
      }
      const draft = {
        version: body.version,
        values: known(resource, actor, body.values),
        before: known(resource, actor, body.before),
        savedAt: api.clock(),
      };
      const { resource: name, record } = params;
      const { row, change, setWhere } = writtenBy(recordDrafts, body);
      const written = await db
        .insert(recordDrafts)
        .values({ userId: actor.userId, resource: name, record, ...draft, ...row })
        .onConflictDoUpdate({
          target: [recordDrafts.userId, recordDrafts.resource, recordDrafts.record],
          set: { ...draft, ...change },
          ...(setWhere && { setWhere: or(setWhere, thrownAway) }),
        })
        .returning({ writes: recordDrafts.writes });
      assertWritten(written);
      return null;
    },
  });
}

const isEmpty = (values: unknown) => isRecord(values) && Object.keys(values).length === 0;

/** Condition for a draft that was thrown away: any page may begin another. */
const thrownAway = sql`${recordDrafts.values} = '{}'::jsonb`;

/**
 * Empties a draft that is empty here. Its row stays: the number of writes goes on, so that a draft that is begun again is not
 * taken for the one that a page has read. @throws ApiError draft_elsewhere
 */
async function throwAway(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: Actor,
  place: Place,
  by: DraftWriter,
): Promise<void> {
  const { change, unchanged } = writtenBy(recordDrafts, by);
  const emptied = await db
    .update(recordDrafts)
    .set({ version: null, values: {}, before: {}, savedAt: clock(), ...change })
    .where(and(ofPlace(actor, place), unchanged && or(unchanged, thrownAway)))
    .returning({ writes: recordDrafts.writes });
  if (emptied.length > 0) return;
  const [left] = await db
    .select({ writes: recordDrafts.writes })
    .from(recordDrafts)
    .where(ofPlace(actor, place));
  if (left) throw new ApiError('draft_elsewhere');
}

const ofPlace = ({ userId }: Actor, { resource, record }: Place) =>
  and(eq(recordDrafts.userId, userId), eq(recordDrafts.resource, resource), eq(recordDrafts.record, record));

/** Returns the declaration whose form a person may fill in. @throws ApiError not_found, forbidden */
async function opened(api: AppContext, { resource: name, record }: Place, actor: Actor): Promise<Resource> {
  const resource = resourceNamed(name);
  if (!resource) throw new ApiError('not_found');
  if (record !== unsavedRecord) await assertReached(api, resource, record, 'update', actor);
  else if (permissionFor(resource, 'create', actor) === 'none') throw new ApiError('forbidden');
  return resource;
}

function known(resource: Resource, { role }: Actor, values: Values): Record<string, unknown> {
  const names = draftFields(resource, role);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
