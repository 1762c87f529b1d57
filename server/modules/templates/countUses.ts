import { countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { statuses, statusNames } from '#domain/workflow/statuses';
import type { TemplateKind } from '#domain/templates/templateKinds';
import type { Queryable } from '#framework/server/db/connect';
import { certificates, sharedPosts } from '../../db/schema/certificates';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

interface Uses {
  readonly all: number;
  readonly open: number;
}

const ended = statusNames.filter((name) => statuses[name].phase === 'done');
const open = sql<number>`count(distinct ${requests.id}) filter (where ${requests.status} <> all(${sql.param(ended)}::text[]))`;
const counted = { all: countDistinct(requests.id), open: open.mapWith(Number) };

/** Number of requests that use each of these versions, and how many of those are under way. */
export async function countUses(
  db: Queryable,
  kind: TemplateKind,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, Uses>> {
  if (versionIds.length === 0) return new Map();
  const rows = await counters[kind](db, [...versionIds]);
  return new Map(rows.flatMap(({ id, ...uses }) => (id === null ? [] : [[id, uses] as const])));
}

const counters = {
  form: (db: Queryable, ids: string[]) =>
    db
      .select({ id: requests.formVersionId, ...counted })
      .from(requests)
      .where(inArray(requests.formVersionId, ids))
      .groupBy(requests.formVersionId),
  contract: (db: Queryable, ids: string[]) =>
    db
      .select({ id: contracts.templateVersionId, ...counted })
      .from(contracts)
      .innerJoin(requests, eq(requests.id, contracts.requestId))
      .where(inArray(contracts.templateVersionId, ids))
      .groupBy(contracts.templateVersionId),
  certificate: (db: Queryable, ids: string[]) =>
    db
      .select({ id: certificates.templateVersionId, ...counted })
      .from(certificates)
      .innerJoin(requests, eq(requests.id, certificates.requestId))
      .where(inArray(certificates.templateVersionId, ids))
      .groupBy(certificates.templateVersionId),
  social: (db: Queryable, ids: string[]) =>
    db
      .select({ id: sharedPosts.templateVersionId, ...counted })
      .from(sharedPosts)
      .innerJoin(requests, eq(requests.id, sharedPosts.requestId))
      .where(inArray(sharedPosts.templateVersionId, ids))
      .groupBy(sharedPosts.templateVersionId),
} satisfies Record<TemplateKind, unknown>;
