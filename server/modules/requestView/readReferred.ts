import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Title } from '#domain/api/recordView';
import type { Actor } from '#domain/schema/access';
import { refersToOne } from '#domain/schema/kindFacts';
import { resources } from '#resources';
import { requests } from '../../db/schema/requests';
import { holdsFolded } from '../../db/searchKey';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import { compile } from '../../resources/compile';
import { readableFields } from '../../resources/fieldRights';
import { readableRows } from '../../resources/rowFilter';
import { referencedTitle } from '../../resources/titleSql';

interface Wanted {
  readonly q?: string | undefined;
  readonly ids?: string | undefined;
}

/**
 * Records of a resource that the reader's requests refer to, by name: a reader of a request reads the name of its
 * branch, also where the branches themselves are not theirs to list.
 */
export async function readReferred({ db }: AppContext, actor: Actor, to: string, { q, ids }: Wanted) {
  const found = readableFields(resources.requests, actor.role).find(
    ([, field]) => refersToOne(field) && field.to === to,
  );
  if (!found) throw new ApiError('not_found');
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
