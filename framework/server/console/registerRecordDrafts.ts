import { and, eq } from 'drizzle-orm';
import { resourceNamed } from '#framework/schema/application';
import { draftFields, unsavedRecord } from '#framework/contract/recordDrafts';
import { type Actor, permissionFor } from '#framework/schema/access';
import type { Resource } from '#framework/schema/resource';
import type { DraftWriter } from '#framework/contract/draftWriters';
import type { Queryable } from '../db/connect';
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
      if (!row) return { draft: null, writes: 0 };
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
      if (Object.keys(body.values).length === 0) {
        await throwAway(db, actor, params, body);
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
          ...(setWhere && { setWhere }),
        })
        .returning({ writes: recordDrafts.writes });
      assertWritten(written);
      return null;
    },
  });
}

/** Deletes a draft that is empty here. @throws ApiError draft_elsewhere */
async function throwAway(db: Queryable, actor: Actor, place: Place, by: DraftWriter): Promise<void> {
  const gone = await db
    .delete(recordDrafts)
    .where(and(ofPlace(actor, place), writtenBy(recordDrafts, by).unchanged))
    .returning({ writes: recordDrafts.writes });
  if (gone.length > 0) return;
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
