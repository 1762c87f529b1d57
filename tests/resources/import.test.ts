import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportOutcome } from 'sijil/contract/consoleViews';
import { fromText, rowFromText } from 'sijil/schema/cellText';
import { boolean, choice, date, dateTime, localized, money, references, text } from 'sijil/schema/index';
import type { Resource } from 'sijil/schema/resource';
import { resources } from '#resources';
import { auditEntries } from 'sijil/server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import type { Actor } from 'sijil/server/http/appContext';
import { checkRows } from 'sijil/server/resources/import/checkRows';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

const label = { ar: 'حقل', en: 'Field' };

describe('parsing a cell', () => {
  it.each([
    [money({ label }), '١٬١٥٠٫٥٠', 115_050],
    [money({ label }), '1,150.5 ر.س', 115_050],
    [money({ label }), '10.005', '10.005'],
    [boolean({ label }), 'نعم', true],
    [boolean({ label }), 'No', false],
    [boolean({ label }), 'ربما', 'ربما'],
    [date({ label }), '٢٥/٠١/٢٠٢٧', '2027-01-25'],
    [date({ label }), '2027-01-25 00:00:00', '2027-01-25'],
    [date({ label }), '05/01/2027', '05/01/2027'],
    [dateTime({ label }), '25/01/2027 10:30', '2027-01-25T07:30:00.000Z'],
    [dateTime({ label }), '31-Dec-26', '2026-12-30T21:00:00.000Z'],
    [choice({ label, options: { big: { ar: 'كبير', en: 'Large' } } }), 'كبير', 'big'],
    [choice({ label, options: { big: { ar: 'كبير', en: 'Large' } } }), 'LARGE', 'big'],
    [references({ label, to: 'cities' }), 'الرياض؛ جدة | الدمام', ['الرياض', 'جدة', 'الدمام']],
  ])('%o reads «%s» as %o', (field, typed, value) => expect(fromText(field, typed)).toEqual(value));

  it('a very long cell is parsed as fast as a short one', () => {
    const field = dateTime({ label });
    const cell = 'T'.repeat(20_000);
    for (let row = 0; row < 300; row += 1) expect(fromText(field, cell)).toBe(cell);
  });

  it('a localized text is read from two columns', () => {
    const shape = { fields: { name: localized({ label }) } };
    expect(rowFromText(shape, { 'name.ar': 'اسم', 'name.en': 'Name', other: 'x' })).toEqual({
      name: { ar: 'اسم', en: 'Name' },
      other: 'x',
    });
  });
});

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
});
afterAll(() => test.close());

const send = (path: string, mode: string, rows: object[]) =>
  ask<ImportOutcome>('POST', `${path}/import`, { payload: { mode, rows } });
const nationality = (line: number, name: string) => ({
  line,
  values: { descriptionAr: `جنسية ${name}`, descriptionEn: name },
});
const count = async () => Number((await ask('GET', '/nationalities?_end=1')).headers['x-total-count']);

it('the check reports a conflict of fields that are unique together on the last of them', async () => {
  const resource: Resource = {
    ...resources.nationalities,
    fields: { ...resources.nationalities.fields, descriptionEn: text({ label, required: true }) },
    uniqueTogether: [['descriptionEn', 'active']],
  };
  const { body: made } = await ask<{ id: string }>('POST', '/nationalities', {
    payload: { descriptionAr: 'معًا', descriptionEn: 'Together', active: true },
  });
  const { id } = await asRole(test, 'admin');
  const actor = { userId: id, role: 'admin' } as Actor;
  const row = (line: number, descriptionAr: string, active: string) => ({
    line,
    values: { descriptionAr, descriptionEn: 'Together', active },
  });
  const check = async (rows: ReturnType<typeof row>[], update: boolean) =>
    (await checkRows(test.api, { resource, actor, language: 'en' }, { rows, update })).map(
      ({ errors }) => errors,
    );
  const taken = { active: ['This value is already registered.'] };
  expect(await check([row(2, 'أ', 'yes'), row(3, 'ب', 'no'), row(4, 'ج', 'no')], false)).toEqual([
    taken,
    {},
    taken,
  ]);
  // A record does not conflict with its own values.
  expect(await check([row(2, 'معًا', 'yes'), row(3, 'ب', 'yes')], true)).toEqual([{}, taken]);
  await ask('DELETE', `/nationalities/${made.id}`);
  expect(await check([row(2, 'أ', 'yes')], false)).toEqual([{}]);
});

describe('importing rows', () => {
  const bad = { line: 3, values: { descriptionAr: 'بلا إنجليزية', colour: 'red' } };

  it('a check writes nothing and reports the errors of each row', async () => {
    const before = await count();
    const { status, body } = await send('/nationalities', 'check', [nationality(2, 'Imported'), bad]);
    expect([status, body.created, body.valid]).toEqual([200, 0, 1]);
    expect(body.refused).toEqual([
      {
        line: 3,
        errors: { descriptionEn: [expect.any(String)], colour: ['Unknown field: “colour”.'] },
      },
    ]);
    expect(await count()).toBe(before);
  });

  it('«all» writes nothing if one row is invalid, «valid» writes the other rows, which are audited', async () => {
    const before = await count();
    expect((await send('/nationalities', 'all', [nationality(2, 'Imported'), bad])).body.created).toBe(0);
    expect(await count()).toBe(before);
    const { body } = await send('/nationalities', 'valid', [nationality(2, 'Imported'), bad]);
    expect([body.created, body.valid, body.refused.length]).toEqual([1, 1, 1]);
    expect(await count()).toBe(before + 1);
    const [made] = (await ask<{ id: string }[]>('GET', '/nationalities?q=Imported')).body;
    const trail = await test.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, String(made?.id)));
    expect(trail.map(({ action }) => action)).toEqual(['create']);
  });

  it('finds a referred record by its title in either language, or by its id', async () => {
    const [state] = await test.api.db.select().from(tables.states).limit(1);
    const name = state?.name as { ar: string; en: string };
    const city = (line: number, stateId: string) => ({
      line,
      values: { 'name.ar': `مدينة ${line}`, 'name.en': `City ${line}`, stateId, center: '24.7, 46.6' },
    });
    const rows = [
      city(2, name.ar),
      city(3, name.en.toUpperCase()),
      city(4, String(state?.id)),
      city(5, 'Nowhere'),
    ];
    const { body } = await send('/cities', 'valid', rows);
    expect(body.created).toBe(3);
    expect(body.refused).toEqual([
      { line: 5, errors: { stateId: ['Choose one of the listed values for “Region”.'] } },
    ]);
  });

  it('reports a taken unique value together with the row’s other errors', async () => {
    const row = { name: 'سعد', email: 'same@example.test', phone: '0501234567', role: 'admin_finance' };
    const { body } = await ask<ImportOutcome>('POST', '/admins/import', {
      payload: {
        mode: 'check',
        rows: [
          { line: 2, values: row },
          { line: 3, values: { email: row.email, phone: 'x', role: row.role } },
        ],
      },
    });
    expect(body.refused.map(({ line, errors }) => [line, Object.keys(errors).toSorted()])).toEqual([
      [3, ['email', 'name', 'phone']],
    ]);
  });

  it('refuses a title shared by several records', async () => {
    const type = (descriptionAr: string, descriptionEn: string, parentId?: string) =>
      ask<{ id: string }>('POST', '/clientTypes', { payload: { descriptionAr, descriptionEn, parentId } });
    for (const [ar, en] of [
      ['أصل أول', 'First parent'],
      ['أصل ثانٍ', 'Second parent'],
    ] as const)
      await type('مكرر', 'Twice', (await type(ar, en)).body.id);
    const { body } = await send('/clients', 'check', [{ line: 2, values: { clientSubTypeId: 'مكرر' } }]);
    expect(body.refused[0]?.errors['clientSubTypeId']?.[0]).toMatch(/More than one/);
  });

  it('creates accounts with an emailed one-time password, and refuses a repeated address', async () => {
    const person = (line: number, email: string) => ({
      line,
      values: { name: 'موظفة', email, phone: '٠٥٠١٢٣٤٥٦٧', role: 'مالية' },
    });
    const rows = [person(2, 'a@import.test'), person(3, 'b@import.test'), person(4, 'A@import.test')];
    const { body } = await send('/admins', 'valid', rows);
    expect(body).toMatchObject({
      created: 2,
      refused: [{ line: 4, errors: { email: [expect.any(String)] } }],
    });
    await test.runJobs();
    expect(test.mails.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['a@import.test', 'b@import.test']),
    );
  });

  it('accepts at most five thousand rows, or five hundred accounts, and refuses malformed bodies', async () => {
    const rows = (length: number) => Array.from({ length }, (_, line) => ({ line, values: {} }));
    expect((await send('/nationalities', 'check', rows(5001))).status).toBe(413);
    expect((await send('/admins', 'check', rows(500))).status).toBe(200);
    const { status, body } = await send('/admins', 'all', rows(501));
    expect([status, body]).toMatchObject([413, { message: expect.stringContaining('500') }]);
    for (const payload of [{}, [], { mode: 'never', rows: [] }, { mode: 'check', rows: [{ line: 'a' }] }])
      expect((await ask('POST', '/nationalities/import', { payload })).status).toBe(400);
  });
});

describe('an existing nationality', () => {
  const saudi = { descriptionAr: 'سعودي', descriptionEn: 'Saudi' };
  const upload = (update: boolean, values: object) =>
    ask<ImportOutcome>('POST', '/nationalities/import', {
      payload: { mode: 'all', update, rows: [{ line: 2, values }] },
    });

  it('cannot be added again under either name, by import or by hand', async () => {
    const before = await count();
    for (const [values, field] of [
      [{ ...saudi, descriptionEn: 'Of the Kingdom' }, 'descriptionAr'],
      [{ ...saudi, descriptionAr: 'من أهل المملكة' }, 'descriptionEn'],
    ] as const) {
      const { body } = await upload(false, values);
      expect(body.refused).toEqual([{ line: 2, errors: { [field]: [expect.any(String)] } }]);
      const byHand = await ask<{ errors: object }>('POST', '/nationalities', { payload: values });
      expect([byHand.status, Object.keys(byHand.body.errors)]).toEqual([409, [field]]);
    }
    expect(await count()).toBe(before);
  });

  it('is updated by an import that names it in Arabic', async () => {
    const before = await count();
    const { body } = await upload(true, { ...saudi, active: 'no' });
    expect([body.created, body.updated, body.refused, await count()]).toEqual([0, 1, [], before]);
  });
});

describe('importing existing records', () => {
  type State = { id: string; version: number; code: string; name: { ar: string; en: string } };
  const send = (mode: string, rows: [string, Record<string, string>][], update = true) =>
    ask<ImportOutcome>('POST', '/states/import', {
      payload: { mode, update, rows: rows.map(([line, values]) => ({ line: Number(line), values })) },
    });
  const stateOf = async (code: string) =>
    (await ask<State[]>('GET', `/states?code=${code}&_start=0&_end=1`)).body[0];

  it('a check reports each record’s changes without writing; the import then updates and adds records', async () => {
    const before = await stateOf('SA-01');
    const rows: [string, Record<string, string>][] = [
      ['2', { code: 'SA-01', 'name.en': 'Ar Riyadh' }],
      ['3', { code: 'SA-99', 'name.ar': 'جديدة', 'name.en': 'New' }],
      ['4', { code: 'SA-02' }],
    ];
    const check = await send('check', rows);
    const name = { ...before?.name, en: 'Ar Riyadh' };
    expect(check.body).toMatchObject({ created: 0, updated: 0, unchanged: 1, valid: 3, refused: [] });
    expect(check.body.changes).toEqual([
      { line: 2, id: before?.id, title: before?.name, changes: { name: { from: before?.name, to: name } } },
    ]);
    expect(await stateOf('SA-01')).toEqual(before);
    expect((await send('all', rows)).body).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 1,
      changes: [],
    });
    expect(await stateOf('SA-01')).toMatchObject({ name, version: Number(before?.version) + 1 });
    expect(await stateOf('SA-99')).toMatchObject({ name: { ar: 'جديدة', en: 'New' } });
  });

  it('refuses rows with a repeated key, an invalid change, or an existing key while only adding', async () => {
    const twice = await send('check', [
      ['2', { code: 'SA-03', 'name.en': 'One' }],
      ['3', { code: 'SA-03', 'name.en': 'Two' }],
      ['4', { code: 'SA-04', 'name.en': 'x'.repeat(200) }],
    ]);
    expect(twice.body.refused.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([
      [3, ['code']],
      [4, ['name.en']],
    ]);
    const adding = await send('check', [['2', { code: 'SA-03', 'name.ar': 'أ', 'name.en': 'A' }]], false);
    expect(adding.body.refused).toMatchObject([{ line: 2, errors: { code: [expect.any(String)] } }]);
  });

  it('streams its progress line by line on request, and finally the result', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => ({
      line: n + 2,
      values: { descriptionAr: `سطر ${n}`, descriptionEn: `Line ${n}` },
    }));
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/nationalities/import',
      headers: { authorization: `Bearer ${admin}`, accept: 'application/x-ndjson' },
      payload: { mode: 'all', rows },
    });
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toEqual([
      { done: 25, total: 60 },
      { done: 50, total: 60 },
      { outcome: expect.objectContaining({ created: 60, refused: [] }) },
    ]);
  });
});

it('a fleet is updated by a sheet that names the vehicles by their plates, however they are typed', async () => {
  const { id: clientId } = await asRole(test, 'client');
  const { id: otherId } = await asRole(test, 'client');
  const type = await ask<{ id: string }>('POST', '/vehicleTypes', {
    payload: { name: { ar: 'شاحنة تبريد', en: 'Cold truck' } },
  });
  const vehicle = {
    number: 'أ ب ح 4821',
    vehicleTypeId: type.body.id,
    driverName: 'سعد الحربي',
    weight: 3500,
  };
  const made = await ask<{ id: string }>('POST', '/vehicles', { payload: { ...vehicle, clientId } });
  const other = await ask<{ id: string }>('POST', '/vehicles', {
    payload: { ...vehicle, clientId: otherId },
  });
  const row = (line: number, number: string, driverName: string) => ({
    line,
    values: { number, driverName, clientId, vehicleTypeId: 'شاحنة تبريد' },
  });
  const rows = [row(2, '\u200Fabj-٤٨٢١', 'علي خان'), row(3, 'د ر س 77', 'ماجد العنزي')];
  const { body } = await ask<ImportOutcome>('POST', '/vehicles/import', {
    payload: { mode: 'all', update: true, rows },
  });
  expect(body).toMatchObject({ created: 1, updated: 1, refused: [] });
  const read = async (id: string) => (await ask<Record<string, unknown>>('GET', `/vehicles/${id}`)).body;
  expect(await read(made.body.id)).toMatchObject({ driverName: 'علي خان', weight: 3500 });
  expect(await read(other.body.id)).toMatchObject({ driverName: 'سعد الحربي' });
});
