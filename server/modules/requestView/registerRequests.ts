import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OperationId } from '#domain/access/operations';
import { resources } from '#resources';
import { requests } from '../../db/schema/requests';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { readableFields, readableRows } from 'sijil/server/resources/rights';
import { leadingActions } from '../requests/leadingActions';
import { loadRequestView } from './loadRequestView';
import type { Title } from 'sijil/contract/recordView';
import type { Actor } from 'sijil/schema/access';
import { refersToOne } from 'sijil/schema/kindFacts';
import { isUnread } from 'sijil/schema/roles/mayCall';
import { holdsFolded } from 'sijil/server/db/searchKey';
import { ApiError } from 'sijil/server/http/apiError';
import { compile } from 'sijil/server/resources/compile';
import { referencedTitle } from 'sijil/server/resources/titleSql';

export function registerRequests(api: AppContext): void {
  registerGet(api, 'inspections.get');
  registerGet(api, 'clientInspections.get');
  operation(api, 'inspections.nextActions', {
    summary: 'What the caller may do next with each of many requests',
    handler: async ({ actor, query }) => {
      const read = await api.db
        .select({ id: requests.id })
        .from(requests)
        .where(and(readableRows(resources.requests, actor), inArray(requests.id, query.ids.split(','))));
      const actions = await leadingActions(
        api,
        actor,
        read.map(({ id }) => id),
      );
      return [...actions].map(([id, action]) => ({ id, action }));
    },
  });
  operation(api, 'inspections.referred', {
    summary: "Records that the caller's requests refer to, by name",
    handler: ({ actor, params, query }) => readReferred(api, actor, params.resource, query),
  });
}

function registerGet(
  api: AppContext,
  id: Extract<OperationId, 'inspections.get' | 'clientInspections.get'>,
): void {
  operation(api, id, {
    summary: 'A request in full, with what the caller may do next',
    handler: ({ actor, params, language }) => loadRequestView(api, actor, params.id, language),
  });
}

interface Wanted {
  readonly q?: string | undefined;
  readonly ids?: string | undefined;
}

/**
 * Records of a resource that the reader's requests refer to, by name: a reader of a request may read the name of its branch,
 * even without access to the list of branches.
 */
async function readReferred({ db }: AppContext, actor: Actor, to: string, { q, ids }: Wanted) {
  const found = readableFields(resources.requests, actor.role).find(
    ([, field]) => refersToOne(field) && field.to === to,
  );
  if (!found) throw new ApiError('not_found');
  if (isUnread(to, actor.role)) return [];
  const [name, field] = found;
  const column = compile(resources.requests).column(name);
  const referred = db
    .selectDistinct({ id: sql<string>`${column}`.as('id') })
    .from(requests)
    .where(
      and(
        readableRows(resources.requests, actor),
        isNotNull(column),
        ids === undefined ? undefined : inArray(column, ids.split(',')),
      ),
    )
    .as('referred');
  const named = db
    .select({
      id: referred.id,
      title: sql<NonNullable<Title>>`${referencedTitle(field, sql`referred.id`)}`.as('title'),
    })
    .from(referred)
    .as('named');
  return db
    .select({ id: named.id, title: named.title })
    .from(named)
    .where(q ? holdsFolded(sql`named.title::text`, q) : undefined)
    .orderBy(sql`named.title::text`)
    .limit(50);
}
