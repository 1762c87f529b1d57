import { randomUUID } from 'node:crypto';
import { and, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#domain/access/operations';
import { hasRole, type Role, roles } from '#domain/access/roles';
import type { Actor } from 'sijil/schema/access';
import type { DeclaredList, ListFilters } from 'sijil/schema/declaredList';
import type { Resource } from 'sijil/schema/resource';
import { ticketOrder } from '#domain/tickets/tickets';
import { resourceList, resources } from '#resources';
import { lists } from '#resources/lists';
import { compile } from 'sijil/server/resources/compile';
import { listQuery } from 'sijil/server/resources/listQuery';
import { rowFilter } from 'sijil/server/resources/rights';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Resources that grow with every order, so their lists must be read from an index in sort order. */
const growing = new Set(['requests', 'payments', 'certificates', 'taxDocuments', 'tickets']);

/** Views that may sort their rows, because they contain only pending work: found by an index, and never many. */
const waiting = new Set(['unassigned', 'finance', 'mine', 'operations', 'cancellations']);

/** Lists of an operation of several roles that only this role opens. */
const opens: Readonly<Partial<Record<keyof typeof lists, Role>>> = { supervisorRequests: 'supervisor' };

interface View {
  readonly name: string;
  readonly resource: Resource;
  readonly role: Role;
  readonly query: ListFilters;
  readonly few: boolean;
}

/** Every list of a growing resource, with its default view and each preset, for each role that may open it. */
const views = [
  ...resourceList.map((resource) => ({ resource, list: undefined, name: '' })),
  ...Object.entries<DeclaredList>(lists).map(([name, list]) => ({ resource: list.resource, list, name })),
]
  .filter(({ resource }) => growing.has(resource.name))
  .flatMap(({ resource, list, name }) =>
    roles
      .filter((role) => (opens[name as keyof typeof lists] ?? role) === role)
      .flatMap((role) => viewsOf(resource, list, role)),
  );

function viewsOf(resource: Resource, list: DeclaredList | undefined, role: Role): View[] {
  const audience = list && operations[list.operation].audience;
  if (Array.isArray(audience) && !hasRole(role, audience as readonly Role[])) return [];
  if (!rowFilter(resource, 'read', actorOf(role))) return [];
  const presets = (list?.presets ?? []).filter((one) => !one.roles || hasRole(role, one.roles));
  const opened = { id: 'all', filters: {}, sort: undefined };
  return [opened, ...presets].map(({ id, filters, sort }) => ({
    name: `${list?.operation ?? resource.name}, ${id}, for ${role}`,
    resource,
    role,
    few: waiting.has(id),
    query: { ...list?.where, ...filters, ...sorted(sort, list) },
  }));
}

function sorted(sort: string | undefined, list: DeclaredList | undefined): ListFilters {
  if (sort) return { _sort: sort.replace('-', ''), _order: sort.startsWith('-') ? 'desc' : 'asc' };
  return list?.sort ? { _sort: list.sort.field, _order: list.sort.order } : {};
}

function actorOf(role: Role): Actor {
  const own = randomUUID();
  return { userId: own, role, clientId: own, branchIds: [own], spendingLimit: null };
}

/**
 * The plan of a page. The table is empty, so other access paths are disabled: if the plan still sorts, no index has this
 * order; otherwise one has.
 */
async function planOf({ resource, role, query }: View): Promise<string> {
  const { where, orderBy } = listQuery(resource, role, query, { language: 'ar', at: test.api.clock() });
  const visible = rowFilter(resource, 'read', actorOf(role)) ?? undefined;
  const order = sql.join([...orderBy], sql`, `);
  return explain(
    sql`select ${compile(resource).id} from ${compile(resource).rows} where ${and(visible, where) ?? sql`true`} order by ${order} limit 25`,
  );
}

const explain = (page: SQL) =>
  test.api.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

const readsAll = (plan: string) =>
  /Seq Scan|(?:Index|Bitmap).* using \w+_pkey(?!.*\n\s+Index Cond)/.test(plan);
const sorts = (plan: string) => /(?:^|->\s+)Sort  \(/m.test(plan);

describe('a view of a long list', () => {
  it('is read from an index in its own order, however many rows there are', async () => {
    const wrong: string[] = [];
    for (const view of views) {
      const plan = await planOf(view).catch((error: unknown) => `refused: ${String(error)}`);
      if (readsAll(plan) || (sorts(plan) && !view.few)) wrong.push(`${view.name}\n${plan}`);
    }
    expect(wrong).toEqual([]);
    expect(views.length).toBeGreaterThan(20);
  });

  it.each(['all', 'open', 'pending', 'closed'] as const)(
    'of support tickets is read from an index: %s',
    async (shown) => {
      const order = ticketOrder(shown);
      const query = {
        ...(shown !== 'all' && { status: shown }),
        _sort: order.map(({ field }) => field).join(','),
        _order: order.map((one) => one.order).join(','),
      };
      const view = { name: shown, resource: resources.tickets, role: 'admin', query, few: false } as const;
      expect(sorts(await planOf(view))).toBe(false);
    },
  );

  it('is read from the same index through a filter group, which is checked for each row', async () => {
    const query = { _where: 'any(total_gte=500000,all(score_lte=70,supervisorId_null=false))' };
    const view = { name: 'group', resource: resources.requests, role: 'admin', query, few: false } as const;
    const plan = await planOf(view);
    expect([sorts(plan), plan]).toEqual([false, expect.stringMatching(/Index Scan.*\n.*Filter: .*OR/)]);
  });

  it('is found to scan and sort where no index fits', async () => {
    const plan = await explain(sql`select id from requests order by notes limit 25`);
    expect([readsAll(plan), sorts(plan)]).toEqual([true, true]);
  });
});
