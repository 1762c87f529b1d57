import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { fieldsUsed } from 'sijil/server/designs/designReferences';
import { declarationText } from 'sijil/server/designs/declarationText';
import { mostPreviewed } from 'sijil/server/designs/readKindChange';
import { appliedDesign } from 'sijil/schema/designs/applyDesign';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Refusal = { readonly errors: Readonly<Record<string, string[]>> };

let test: TestApp;
let admin: string;
let states: readonly Row[];
const ask = askAs(
  () => test,
  () => admin,
);

beforeAll(async () => {
  test = await buildTestApp();
  ({ token: admin } = await asRole(test, 'admin'));
  ({ body: states } = await ask<Row[]>('GET', '/states?_start=0&_end=1'));
});
afterAll(() => test.close());

const design = (en: string, kind: string, more: object = {}) =>
  ask<Row & Refusal>('POST', '/custom-fields', {
    payload: { resource: 'cities', label: { ar: `حقل ${en}`, en }, kind, ...more },
    language: 'en',
  });
let cities = 0;
const add = (values: object) => {
  cities += 1;
  return ask<Row & Refusal>('POST', '/cities', {
    payload: {
      name: { ar: `مدينة ${cities}`, en: `Town ${cities}` },
      stateId: states[0]?.id,
      center: { latitude: 24, longitude: 46 },
      ...values,
    },
    language: 'en',
  });
};
const change = ({ id, version }: Row, values: object) =>
  ask<Row & Refusal>('PATCH', `/cities/${id}`, { payload: { version, ...values }, language: 'en' });

describe('a field with a formula', () => {
  it('is computed on every write, and can be filtered, sorted, summed and exported', async () => {
    await design('Rent', 'money');
    await design('Months', 'integer');
    const made = await design('Total rent', 'money', { formula: 'rent * months' });
    expect([made.status, made.body['name']]).toEqual([201, 'totalRent']);
    // A formula that uses another formula field.
    expect((await design('With tax', 'money', { formula: 'totalRent * 1.15' })).status).toBe(201);
    const small = await add({ rent: 10_000, months: 2 });
    const large = await add({ rent: 50_000, months: 3 });
    await add({ rent: 50_000 });
    expect(small.body).toMatchObject({ totalRent: 20_000, withTax: 23_000 });
    const changed = await change(small.body, { months: 4 });
    expect(changed.body).toMatchObject({ totalRent: 40_000, withTax: 46_000 });
    const found = await ask<Row[]>(
      'GET',
      '/cities?_start=0&_end=5&totalRent_gte=30000&_sort=totalRent&_order=desc',
    );
    expect(found.body.map(({ id }) => id)).toEqual([large.body.id, small.body.id]);
    const summary = await ask<{ groups: { values: number[] }[] }>(
      'GET',
      '/cities/summary?_group=stateId&_measure=sum(totalRent)&totalRent_null=false',
    );
    expect(summary.body.groups.map(({ values }) => values)).toEqual([[190_000]]);
    const csv = await ask('GET', '/cities/export?format=csv&columns=totalRent&totalRent_null=false');
    expect(csv.text).toContain('400');
    expect((await change(changed.body, { totalRent: 1 })).status).toBe(400);
  });

  it('is refused with an error on its formula where that cannot be computed', async () => {
    const refused = async (more: object, kind = 'integer') =>
      (await design('Wrong', kind, more)).body.errors['formula']?.[0];
    expect(await refused({ formula: 'rents + 1' })).toContain('no field with the identifier “rents”');
    expect(await refused({ formula: 'wrong + 1' })).toContain('depends on itself');
    expect(await refused({ formula: 'rent +' })).toContain('cannot be read');
    expect(await refused({ formula: 'name & "x"' }, 'text')).toContain('No formula uses');
    expect(await refused({ formula: 'months', required: true })).toContain('cannot be required');
    const { rows } = await test.api.db.execute(
      sql`select 1 from information_schema.columns where table_name = 'cities' and column_name = 'wrong'`,
    );
    expect(rows).toEqual([]);
  });

  it('prevents the deletion of fields that it uses', async () => {
    const { body } = await ask<Row[]>('GET', '/custom-fields?name=months');
    const refused = await ask<Refusal>('DELETE', `/custom-fields/${body[0]?.id}`, {
      payload: { version: body[0]?.version },
      language: 'en',
    });
    expect([refused.status, refused.body.errors['name']?.[0]]).toEqual([
      400,
      'Other fields depend on it: Total rent. Change those first.',
    ]);
  });

  it('has an index, and includes the formula when adopted into the code', async () => {
    const { rows } = await test.api.db.execute<{ plan: string }>(
      sql`select indexdef as plan from pg_indexes where tablename = 'cities' and indexdef like '%total_rent%'`,
    );
    expect(rows).toHaveLength(1);
    const field = appliedDesign().fields.find(({ name }) => name === 'totalRent');
    expect(field && declarationText(field)).toBe(
      "totalRent: money({ label: { ar: 'حقل Total rent', en: 'Total rent' }, formula: 'rent * months', addedLater: true })",
    );
  });
});

describe('a designed field with a condition', () => {
  it('is required while its condition holds, and otherwise refused and cleared', async () => {
    await design('Depot', 'choice', {
      options: [{ label: { ar: 'مبرّد', en: 'Cooled' } }, { label: { ar: 'عادي', en: 'Plain' } }],
    });
    const made = await design('Degrees', 'integer', {
      required: true,
      shownField: 'cities.depot',
      shownValues: 'cooled',
    });
    expect(made.body).toMatchObject({ shownField: 'cities.depot', shownValues: 'cooled' });
    const missing = await add({ depot: 'cooled' });
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([400, ['degrees']]);
    expect((await add({ depot: 'plain' })).status).toBe(201);
    const unasked = await add({ depot: 'plain', degrees: 4 });
    expect([unasked.status, Object.keys(unasked.body.errors)]).toEqual([400, ['degrees']]);
    const cooled = await add({ depot: 'cooled', degrees: 4 });
    const plain = await change(cooled.body, { depot: 'plain' });
    expect(plain.body['degrees']).toBeNull();
  });

  it('is refused where its condition cannot hold', async () => {
    const errors = async (more: object, kind = 'text') => (await design('Never', kind, more)).body.errors;
    expect(await errors({ shownField: 'cities.nothing', shownValues: 'x' })).toHaveProperty('shownField');
    // A field of another resource.
    expect(await errors({ shownField: 'branches.isMain', shownValues: 'true' })).toHaveProperty('shownField');
    expect(await errors({ shownField: 'cities.depot' })).toHaveProperty('shownValues');
    expect((await errors({ shownField: 'cities.depot', shownValues: 'warm' }))['shownValues']).toEqual([
      'Not a value of the field: warm. Its values: Cooled, Plain.',
    ]);
    expect(await errors({ shownField: 'cities.depot', shownValues: 'plain' }, 'boolean')).toHaveProperty(
      'shownField',
    );
  });
});

describe('changing the kind of a designed field', () => {
  const changeKind = (field: Row, values: object) =>
    ask<Row & Refusal>('PATCH', `/custom-fields/${field.id}`, {
      payload: { version: field.version, ...values },
      language: 'en',
    });
  const preview = (name: string, values: object) =>
    ask('POST', '/designs/kinds', {
      payload: { resource: 'cities', name, ...values },
      language: 'en',
    });

  it('lists the values that would be lost, requires consent, and converts the other values', async () => {
    const { body: field } = await design('Capacity', 'text', { isUnique: false });
    const [kept, gone, twice] = [
      await add({ capacity: '١٢' }),
      await add({ capacity: '12 boxes' }),
      await add({ capacity: '12 boxes' }),
    ];
    expect((await preview('capacity', { kind: 'integer' })).body).toEqual({
      problem: null,
      records: 3,
      lost: 2,
      partial: false,
      examples: [
        { text: '12 boxes', records: 2, becomes: null },
        { text: '١٢', records: 1, becomes: '12' },
      ],
    });
    const refused = await changeKind(field, { kind: 'integer' });
    expect([refused.status, refused.body.errors['losesValues']]).toEqual([
      400,
      ['Values that do not fit the new type, in 2 records: “12 boxes”. Correct them, or agree to lose them.'],
    ]);
    expect((await ask<Row>('GET', `/cities/${gone.body.id}`)).body['capacity']).toBe('12 boxes');
    const changed = await changeKind(field, { kind: 'integer', losesValues: true });
    expect([changed.status, changed.body['kind']]).toEqual([200, 'integer']);
    expect((await ask<Row>('GET', `/cities/${kept.body.id}`)).body).toMatchObject({
      capacity: 12,
      version: 1,
    });
    const emptied = await ask<Row>('GET', `/cities/${gone.body.id}`);
    expect(emptied.body).toMatchObject({ capacity: null, version: 2 });
    const history = await ask<{ changes: object }[]>('GET', `/cities/${twice.body.id}/history`);
    expect(history.body[0]?.changes).toEqual({
      capacity: { from: '12 boxes', fromTitle: '12 boxes', to: null },
    });
    // Reverting to an earlier version omits the value that no longer fits.
    const { body: before } = await ask<Row>('GET', `/cities/${twice.body.id}`);
    const { body: renamed } = await change(before, { name: { ar: 'اسم آخر', en: 'Another name' } });
    const back = await ask<Row>('POST', `/cities/${twice.body.id}/revert`, {
      payload: { to: 1, version: renamed.version },
    });
    expect(back).toMatchObject({ status: 200, body: { name: before['name'], capacity: null } });
    const found = await ask<Row[]>(
      'GET',
      '/cities?_start=0&_end=5&capacity_gte=10&_sort=capacity&_order=asc',
    );
    expect(found.body.map(({ id }) => id)).toEqual([kept.body.id]);
    expect((await change(emptied.body, { capacity: 'many' })).status).toBe(400);
    expect((await change(emptied.body, { capacity: 30 })).body).toMatchObject({ capacity: 30 });
    const { rows } = await test.api.db.execute(
      sql`select indexdef from pg_indexes where tablename = 'cities' and indexdef like '%capacity%'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is previewed on the first records of a long list, and marked as partial', async () => {
    await design('Plot', 'text');
    // In batches, each well within the statement timeout on a busy machine.
    for (let from = 0; from < mostPreviewed + 20_000; from += 10_000)
      await test.api.db.execute(
        sql`insert into cities (id, name, state_id, center, plot, created_at, updated_at)
          select gen_random_uuid(), jsonb_build_object('ar', 'قطعة ' || n, 'en', 'Plot ' || n), ${states[0]?.id}::uuid,
            (select center from cities limit 1), 'P' || n % 1000, now(), now()
          from generate_series(${from + 1}::int, ${from + 10_000}::int) as n`,
      );
    const { body } = await preview('plot', { kind: 'integer' });
    expect(body).toMatchObject({ records: mostPreviewed + 1, lost: mostPreviewed + 1, partial: true });
    for (let deleted: number | null = 1; deleted;)
      ({ rowCount: deleted } = await test.api.db.execute(
        sql`delete from cities where id in (select id from cities where plot is not null limit 10000)`,
      ));
  }, 120_000);

  it('converts texts to choices, and choices to multiple choices', async () => {
    const { body: field } = await design('Size', 'text');
    const city = await add({ size: 'Large' });
    const options = [{ label: { ar: 'صغير', en: 'Small' } }, { label: { ar: 'كبير', en: 'Large' } }];
    const chosen = await changeKind(field, { kind: 'choice', options });
    expect(chosen.status).toBe(200);
    expect((await ask<Row>('GET', `/cities/${city.body.id}`)).body['size']).toBe('large');
    expect((await changeKind(chosen.body, { kind: 'choices' })).status).toBe(200);
    expect((await ask<Row>('GET', `/cities/${city.body.id}`)).body['size']).toEqual(['large']);
  });

  it('is refused where a formula or automation depends on the field, and between incompatible kinds', async () => {
    const { body: field } = await design('Beds', 'integer');
    const { body: formula } = await design('Double beds', 'integer', { formula: 'beds * 2' });
    const refused = async (one: Row, kind: string, more: object = {}) =>
      (await changeKind(one, { kind, losesValues: true, ...more })).body.errors['kind']?.[0];
    expect(await refused(field, 'text')).toBe('Other fields depend on it: Double beds. Change those first.');
    expect(await refused(formula, 'text')).toContain('computed by a formula');
    const { body: flag } = await design('Flag', 'boolean');
    const two = [{ label: { ar: 'أ', en: 'A' } }, { label: { ar: 'ب', en: 'B' } }];
    expect(await refused(flag, 'choice', { options: two })).toContain('cannot be converted to the new type');
    const { body: watched } = await design('Watched', 'text');
    const automation = await ask('POST', '/automations', {
      payload: {
        name: 'Watch towns',
        resource: 'cities',
        trigger: 'updated',
        condition: '/cities?watched_like=a',
        role: 'admin',
        steps: [
          {
            kind: 'notify',
            toRole: 'admin',
            subject: { ar: 'مدينة', en: 'Town' },
            text: { ar: 'تغيّرت', en: 'It changed' },
          },
        ],
      },
      language: 'en',
    });
    expect([automation.status, automation.body]).toEqual([201, expect.anything()]);
    expect(await refused(watched, 'integer')).toBe('Automations use it: Watch towns. Change those first.');
  });
});

it('an automation uses the fields of its filter, including those in nested groups', () => {
  const condition = new URLSearchParams({
    rent_gte: '5',
    _where: 'any(depot=a,all(floors_null=true,cityId.name_like=x))',
  }).toString();
  expect(fieldsUsed({ resource: 'branches', dateField: null, condition, steps: [] })).toEqual([
    'branches.rent',
    'branches.depot',
    'branches.floors',
    'branches.cityId.name',
  ]);
});
