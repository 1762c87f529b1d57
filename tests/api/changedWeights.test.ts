import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangedWeightsReport } from '#domain/api/reportViews';
import type { TemplateView } from '#domain/api/templateViews';
import { isScored } from '#domain/forms/asked';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { users } from '../../server/db/schema/users';
import { loadChangedWeights, longestMs, newestVisits } from '../../server/modules/reports/loadChangedWeights';
import { askAs } from 'sijil/testing/askAs';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { formNamed } from '../support/formNamed';
import { asRole } from '../support/people';

let test: TestApp;
let admin: string;
let id: string;
let form: InspectionForm;
beforeAll(async () => {
  test = await buildDemoApp();
  ({ token: admin } = await asRole(test, 'admin'));
  id = await formNamed(test, 'restaurant_food_safety');
  const { body } = await call<{ draft: InspectionForm }>(test, 'inspectionTemplates.get', {
    token: admin,
    params: { id },
  });
  form = body.draft;
}, 240_000);
afterAll(() => test.close());

const asAdmin = askAs(
  () => test,
  () => admin,
);
const nextOf = (times: number[]) => () => times.shift() ?? longestMs;

const count = (content: InspectionForm, token = admin, template = id) =>
  call<ChangedWeightsReport & { code: string }>(test, 'reports.changedWeights', {
    token,
    params: { id: template },
    body: { content },
  });

/** Gives each section's questions equal weights, and the first section nearly all the weight. */
function firstSectionOnly({ categories, ...rest }: InspectionForm): InspectionForm {
  const others = categories.length - 1;
  return {
    ...rest,
    categories: categories.map((category, index) => ({
      ...category,
      weight: index === 0 ? 100 - others : 1,
      questions: category.questions.map((question) => ({
        ...question,
        weight: isScored(question) ? null : 0,
      })),
    })),
  };
}

interface Average {
  readonly id: string;
  readonly section: number;
  readonly share: number;
}

describe('previewing changed weights on last year’s results', () => {
  it('changes no score of visits that used the same version', async () => {
    const { body: template } = await call<TemplateView>(test, 'inspectionTemplates.get', {
      token: admin,
      params: { id },
    });
    expect(template.versions.length).toBeGreaterThan(1);
    for (const { id: versionId, requests: used } of template.versions) {
      const { body: version } = await call<{ content: InspectionForm }>(test, 'templateVersions.get', {
        token: admin,
        params: { versionId },
      });
      const { body } = await count(version.content);
      expect(body.visits).toBeGreaterThan(2);
      const { rows } = await test.api.db.execute<{ id: string }>(
        sql`select id from requests where form_version_id = ${versionId}`,
      );
      expect(rows.length).toBe(used);
      const same = new Set(rows.map((row) => row.id));
      expect(body.most.filter((visit) => same.has(visit.id))).toEqual([]);
      expect(body.more).toBe(false);
    }
  });

  it('agrees with a recount by SQL: visits, average, and the visits that change most', async () => {
    const sections = JSON.stringify(form.categories.map(({ questions }) => questions.map(({ key }) => key)));
    const since = new Date(test.api.clock().getTime() - 365 * 86_400_000).toISOString();
    const { rows } = await test.api.db.execute<Average & Record<string, unknown>>(sql`
      select requests.id, section.ordinality::int as section, avg(answers.score * 50.0)::float8 as share
      from requests
      join form_versions on form_versions.id = requests.form_version_id and form_versions.template_id = ${id}
      join answers on answers.request_id = requests.id and answers.score is not null
      join jsonb_array_elements(${sections}::jsonb) with ordinality section(keys, ordinality)
        on section.keys ? answers.question_key
      where requests.results_sent_at >= ${since}
      group by 1, 2`);
    const others = form.categories.length - 1;
    const scores = new Map<string, number>();
    for (const visit of new Set(rows.map((row) => row.id))) {
      const own = rows.filter((row) => row.id === visit);
      const weight = ({ section }: Average) => (section === 1 ? 100 - others : 1);
      const sum = own.reduce((total, row) => total + weight(row) * row.share, 0);
      scores.set(visit, sum / own.reduce((total, row) => total + weight(row), 0));
    }
    const { body } = await count(firstSectionOnly(form));
    expect(body.visits).toBe(scores.size);
    const average = [...scores.values()].reduce((sum, score) => sum + score, 0) / scores.size;
    expect(body.average.after).toBeCloseTo(average, 0);
    expect(body.most.length).toBeGreaterThan(0);
    for (const { id: visit, after } of body.most) expect(after.total).toBeCloseTo(scores.get(visit) ?? -1, 0);
    const moves = body.most.map(({ before, after }) => Math.abs(Number(after.total) - Number(before.total)));
    expect(moves).toEqual(moves.toSorted((one, other) => other - one));
  });

  it('fails visits when the passing score is raised to 100', async () => {
    const { body: now } = await count(form);
    const { body } = await count({ ...form, passingScore: 100 });
    expect([body.nowPass, body.otherGrade]).toEqual([0, 0]);
    expect(body.nowFail).toBeGreaterThan(0);
    expect(body.nowFail).toBeLessThanOrEqual(now.visits);
  });

  it('is refused for an unpublishable form, an unknown form, and everybody but admins', async () => {
    const heavy = { ...form, categories: form.categories.map((category) => ({ ...category, weight: 100 })) };
    expect((await count(heavy)).body.code).toBe('template_incomplete');
    expect((await count(form, admin, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    for (const role of ['supervisor', 'client', 'admin_finance'] as const) {
      const { token } = await asRole(test, role);
      expect([role, (await count(form, token)).status]).toEqual([role, 403]);
    }
  });

  it('is refused to an admin whose custom role hides scores or grades', async () => {
    const hides = async (fields: Readonly<Record<string, 'hidden'>>) => {
      const payload = {
        name: { ar: `دور ${Object.keys(fields).join()}`, en: `Role of ${Object.keys(fields).join()}` },
        base: 'admin',
        narrowing: { records: { requests: { fields } }, rights: [], menu: [], home: null },
      };
      const role = await asAdmin<{ id: string }>('POST', '/custom-roles', { payload });
      const person = await asRole(test, 'admin');
      await test.api.db.update(users).set({ customRoleId: role.body.id }).where(eq(users.id, person.id));
      return count(firstSectionOnly(form), person.token);
    };
    expect((await hides({})).status).toBe(200);
    for (const name of ['score', 'grade']) {
      const { status, body } = await hides({ [name]: 'hidden' });
      expect([name, status]).toEqual([name, 403]);
      expect(Object.keys(body)).not.toContain('average');
    }
  });

  it('stops after eight seconds with the visits counted so far, and reports that there are more', async () => {
    const all = await loadChangedWeights(test.api, id, form, () => 0);
    const some = await loadChangedWeights(test.api, id, form, nextOf([0, longestMs - 1, longestMs]));
    expect([all.visits > 50, all.more, some.visits, some.more]).toEqual([true, false, 50, true]);
    const none = await loadChangedWeights(test.api, id, form, nextOf([0, longestMs]));
    expect([none.visits, none.more]).toEqual([0, true]);
  });

  it('reads visits through the index on the day their results were sent', async () => {
    const plan = await test.api.db.transaction(async (tx) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      const versions = await tx.execute<{ id: string }>(sql`select id from form_versions`);
      const visits = newestVisits(
        tx,
        versions.rows.map((row) => row.id),
        new Date('2025-11-22T07:00:00Z'),
      );
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${visits.getSQL()}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index Scan Backward using requests_results_sent on requests .*\n\s+Index Cond/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  it('writes nothing: every table has the same rows afterwards', async () => {
    const { rows: tables } = await test.api.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'answers',
        'audit_entries',
        'form_versions',
        'live_events',
        'requests',
        'templates',
      ]),
    );
    const read = async () => {
      const contents: [string, unknown][] = [];
      for (const { name } of tables) {
        const { rows } = await test.api.db.execute<{ rows: number; hash: string }>(
          sql`select count(*)::int as rows, md5(string_agg(one::text, ' ' order by one::text)) as hash
            from ${sql.identifier(name)} one`,
        );
        contents.push([name, rows[0]]);
      }
      return contents;
    };
    const before = await read();
    expect((await count(firstSectionOnly(form))).body.visits).toBeGreaterThan(0);
    expect(await read()).toEqual(before);
  });
});
