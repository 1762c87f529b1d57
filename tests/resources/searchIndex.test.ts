import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from 'sijil/schema/resource';
import { resourceList, resources } from '#resources';
import { selectRows } from 'sijil/server/resources/records';
import { compile } from 'sijil/server/resources/compile';
import { searchCondition } from 'sijil/server/resources/searchCondition';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

let test: TestApp;
let admin: string;
const ask = askAs(
  () => test,
  () => admin,
);
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
  await test.api.db.execute(sql`
    insert into ${tables.nationalities} (description_ar, description_en)
    select 'جنسية ' || n, 'Nationality ' || n from generate_series(1, 20000) as n`);
  await test.api.db.execute(sql`vacuum analyze ${tables.nationalities}`);
});
afterAll(() => test.close());

/** A reader from whom no field is withheld. */
const wholly = (resource: Resource) => ({
  resource,
  role: 'admin' as const,
  fields: new Map(Object.entries(resource.fields)),
});

/**
 * The plan of a search. These tables are short, so the other access paths are disabled: the plan then shows only
 * that the index can answer the condition, not that PostgreSQL would choose it.
 */
async function planOf(resource: Resource, typed: string): Promise<string> {
  const condition = searchCondition(wholly(resource), typed);
  return test.api.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    await tx.execute(sql`set local enable_indexonlyscan = off`);
    const query = selectRows(tx, resource, { id: compile(resource).id }).where(condition);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const searched = resourceList.filter(({ search }) => search.length > 0);

describe('the search fields of every declaration are indexed without further declarations', () => {
  it.each(searched.map((resource) => [resource.name, resource] as const))('%s', async (_, resource) => {
    expect(await planOf(resource, 'سلامة')).toMatch(/Bitmap Index Scan on \w+_search_key_index/);
  });

  it.each(['054 256 6389', 'نجد شركة', '  شركة   نجد '])('also for %s', async (typed) => {
    for (const resource of [resources.clients, resources.branches]) {
      const plan = await planOf(resource, typed);
      expect(plan).toMatch(/Bitmap Index Scan on \w+_search_key_index/);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('the planner chooses the index for a long table', async () => {
    const condition = searchCondition(wholly(resources.nationalities), '4999');
    const query = selectRows(test.api.db, resources.nationalities, { id: tables.nationalities.id }).where(
      condition,
    );
    const { rows } = await test.api.db.execute(sql`explain (analyze, format json) ${query}`);
    expect(JSON.stringify(rows)).toContain('nationalities_search_key_index');
  });

  it('an Arabic word has trigrams, whatever the locale of the database', async () => {
    const { rows } = await test.api.db.execute<{ count: number }>(
      sql`select cardinality(show_trgm(search_folded('شركة المراعي'))) as count`,
    );
    expect(rows[0]?.count).toBeGreaterThan(8);
  });
});

describe('the total count of a list', () => {
  const totalOf = async (query: string) => {
    const { headers } = await ask('GET', `/nationalities?${query}`);
    const total = Number(headers['x-total-count']);
    return headers['x-total-count-exact'] === 'false' ? `more than ${total}` : total;
  };
  it('is the same on the first page, the last page and past the end, and is capped for long lists', async () => {
    // The list has more than 20,000 records: no list counts that far (rules 1.9).
    expect(await totalOf('_end=1')).toBe('more than 10000');
    expect(await totalOf('_start=15000&_end=15020')).toBe('more than 15020');
    expect(await totalOf('_start=90000&_end=90010')).toBe('more than 10000');
    const some = await totalOf('q=Nationality%204');
    expect(some).toBe(1111);
    expect(await totalOf('q=Nationality%204&_start=1105&_end=1130')).toBe(some);
    expect(await totalOf('q=Nationality%204&_start=1200&_end=1210')).toBe(some);
    expect(await totalOf('q=Nationality%20499')).toBe(11);
    expect(await totalOf('q=Nationality%20499&_end=11')).toBe(11);
    expect(await totalOf('q=Nationality%20499&_end=5')).toBe(11);
    expect(await totalOf('q=zebra')).toBe(0);
  });
});
