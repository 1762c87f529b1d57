import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry, resources } from '#resources';
import type { SummaryView } from 'sijil/contract/consoleViews';
import { type Design, noDesign, applyDesign } from 'sijil/schema/designs/applyDesign';
import { eraseDesigned } from 'sijil/server/designs/eraseDesigned';
import { retireAdopted } from 'sijil/server/designs/retireAdopted';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
interface Refusal {
  readonly code: string;
  readonly errors: Readonly<Record<string, string[]>>;
}

let test: TestApp;
let admin: string;
let client: { readonly id: string; readonly token: string };
const ask = askAs(
  () => test,
  () => admin,
);
const askClient = askAs(
  () => test,
  () => client.token,
);

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
  client = await asRole(test, 'client', { profileCompleted: true });
});
afterAll(() => test.close());

const label = (en: string, ar = `حقل ${en}`) => ({ ar, en });
const design = (payload: Readonly<Record<string, unknown>>, language: 'ar' | 'en' = 'en') =>
  ask<Row & Refusal>('POST', '/custom-fields', { payload, language });
const addCity = (values: Readonly<Record<string, unknown>>) =>
  ask<Row & Refusal>('POST', '/cities', { payload: values });
const columnsOf = async (table: string) => {
  const { rows } = await test.api.db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = ${table}`,
  );
  return rows.map(({ name }) => name);
};
let cities = 0;
const aCity = async (values: Readonly<Record<string, unknown>> = {}) => {
  cities += 1;
  const { body } = await ask<Row[]>('GET', '/states?_start=0&_end=1');
  return addCity({
    name: { ar: `مدينة ${cities}`, en: `Town ${cities}` },
    stateId: body[0]?.id,
    center: { latitude: 24, longitude: 46 },
    ...values,
  });
};

describe('a field that an admin adds', () => {
  it('is available at once in records, lists, filters, sorting and summaries', async () => {
    const added = await design({
      resource: 'cities',
      label: label('Depot opens on', 'يفتح المستودع في'),
      kind: 'date',
    });
    expect(added.body).toMatchObject({ name: 'depotOpensOn' });
    const made = await aCity({ depotOpensOn: '2026-12-01' });
    await aCity({ depotOpensOn: '2027-03-01' });
    await aCity();
    expect(made.body['depotOpensOn']).toBe('2026-12-01');
    const found = await ask<Row[]>('GET', '/cities?_start=0&_end=10&depotOpensOn_lte=2026-12-31');
    expect(found.body.map(({ id }) => id)).toEqual([made.body.id]);
    const sorted = await ask<Row[]>('GET', '/cities?_start=0&_end=2&_sort=depotOpensOn&_order=desc');
    expect(sorted.body.map((row) => row['depotOpensOn'])).toEqual(['2027-03-01', '2026-12-01']);
    const summary = await ask<SummaryView>(
      'GET',
      '/cities/summary?_group=year(depotOpensOn)&depotOpensOn_null=false',
    );
    expect(summary.body.groups.map(({ keys, values }) => [keys[0], values[0]])).toEqual([
      ['2026-01-01', 1],
      ['2027-01-01', 1],
    ]);
    const refused = await aCity({ depotOpensOn: 'soon' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['depotOpensOn']]);
  });

  it('is updated with a history entry, found by the search, exported and imported', async () => {
    const added = await design({
      resource: 'cities',
      label: label('Gate number'),
      kind: 'text',
      searched: true,
    });
    const name = String(added.body['name']);
    const made = await aCity({ [name]: 'G-17 North' });
    const changed = await ask<Row>('PATCH', `/cities/${made.body.id}`, {
      payload: { version: 1, [name]: 'بوابة ٩' },
    });
    expect(changed.body).toMatchObject({ [name]: 'بوابة ٩' });
    const history = await ask<{ changes: Record<string, unknown> }[]>(
      'GET',
      `/cities/${made.body.id}/history?_start=0&_end=10`,
    );
    expect(history.body[0]?.changes).toMatchObject({ [name]: { from: 'G-17 North', to: 'بوابة ٩' } });
    const found = await ask<Row[]>('GET', `/cities?_start=0&_end=10&q=${encodeURIComponent('بوابه 9')}`);
    expect(found.body.map(({ id }) => id)).toEqual([made.body.id]);
    const sheet = await ask('GET', `/cities/export?format=csv&columns=name,${name}&id_in=${made.body.id}`);
    expect(sheet.text).toContain('بوابة ٩');
    const [state] = (await ask<Row[]>('GET', '/states?_start=0&_end=1')).body;
    const values = {
      'name.ar': 'مستوردة',
      'name.en': 'Imported',
      stateId: String(state?.id),
      [name]: 'G-99',
    };
    const rows = [{ line: 2, values: { ...values, center: '24, 46' } }];
    const imported = await ask<{ created: number }>('POST', '/cities/import', {
      payload: { mode: 'all', rows },
    });
    expect([imported.status, imported.body.created, imported.text]).toEqual([200, 1, expect.any(String)]);
    const stored = await ask<Row[]>('GET', `/cities?_start=0&_end=10&${name}=G-99`);
    expect(stored.body).toMatchObject([{ name: { ar: 'مستوردة', en: 'Imported' }, [name]: 'G-99' }]);
  });

  it('is in the session of those who may read it, and of nobody else', async () => {
    await design({ resource: 'branches', label: label('Halal certificate until'), kind: 'date' });
    await design({
      resource: 'branches',
      label: label('Debt note'),
      kind: 'longText',
      readers: ['admin'],
      writers: ['admin'],
    });
    const seen = async (as: typeof ask) => {
      const { body } = await as<{ design?: Design }>('GET', '/session');
      return body.design?.fields.filter(({ resource }) => resource === 'branches').map(({ name }) => name);
    };
    expect(await seen(ask)).toEqual(['debtNote', 'halalCertificateUntil']);
    expect(await seen(askClient)).toEqual(['halalCertificateUntil']);
  });

  it('if required, is required in new records, and leaves existing ones unchanged', async () => {
    const before = await aCity();
    const added = await design({
      resource: 'cities',
      label: label('Zone'),
      kind: 'choice',
      required: true,
      options: [
        { label: label('Inner ring', 'داخل الدائري') },
        { label: label('Outer ring', 'خارج الدائري') },
      ],
    });
    expect(added.body['options']).toMatchObject([{ key: 'innerRing' }, { key: 'outerRing' }]);
    const refused = await aCity();
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['zone']]);
    expect((await aCity({ zone: 'innerRing' })).status).toBe(201);
    const untouched = await ask<Row>('GET', `/cities/${before.body.id}`);
    expect(untouched.body['zone']).toBeNull();
    // Made optional again for the following tests.
    await ask('PATCH', `/custom-fields/${added.body.id}`, { payload: { version: 1, required: false } });
  });

  it('cannot lose a choice that records still have', async () => {
    const { body } = await ask<Row[]>('GET', '/custom-fields?_start=0&_end=50&name=zone');
    const [zone] = body;
    const removed = await ask<Refusal>('PATCH', `/custom-fields/${zone?.id}`, {
      payload: {
        version: zone?.version,
        options: [
          { key: 'outerRing', label: label('Outer ring', 'خارج الدائري') },
          { key: 'desert', label: label('Desert', 'البر') },
        ],
      },
      language: 'en',
    });
    expect(removed.status).toBe(400);
    expect(removed.body.errors['options']?.[0]).toContain('innerRing');
  });

  it('is hidden when deleted, and has its values again when restored', async () => {
    const added = await design({
      resource: 'cities',
      label: label('Parking places'),
      kind: 'integer',
      min: 0,
    });
    const made = await aCity({ parkingPlaces: 12 });
    expect((await ask('DELETE', `/custom-fields/${added.body.id}`)).status).toBe(200);
    const hidden = await ask<Row>('GET', `/cities/${made.body.id}`);
    expect(hidden.body).not.toHaveProperty('parkingPlaces');
    expect((await ask('GET', '/cities?_start=0&_end=5&parkingPlaces=12')).status).toBe(400);
    await ask('POST', `/custom-fields/${added.body.id}/restore`);
    const back = await ask<Row>('GET', `/cities/${made.body.id}`);
    expect(back.body['parkingPlaces']).toBe(12);
  });

  it('gets a name that no other column or reserved word has', async () => {
    const first = await design({ resource: 'cities', label: label('Name!'), kind: 'text' });
    const second = await design({ resource: 'cities', label: label('Created at'), kind: 'text' });
    const third = await design({ resource: 'cities', label: label('مدينة', 'مدينة'), kind: 'text' });
    const fourth = await design({ resource: 'cities', label: label('Format'), kind: 'text' });
    const fifth = await design({ resource: 'cities', label: label('To string'), kind: 'text' });
    expect([first, second, third, fourth, fifth].map(({ body }) => body['name'])).toEqual([
      'name2',
      'createdAt2',
      'field',
      'format2',
      'toString2',
    ]);
  });

  it('is filtered by an index', async () => {
    await design({ resource: 'cities', label: label('Census of'), kind: 'integer' });
    const plan = await test.api.db.transaction(async (tx) => {
      // A sequential scan would be cheaper on a table of a few rows.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from cities where deleted_at is null and census_of >= 5`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('cities_census_of_id_index');
  });

  it('if unique, refuses a second record with the same value', async () => {
    await design({ resource: 'cities', label: label('Post code'), kind: 'text', isUnique: true });
    expect((await aCity({ postCode: '12211' })).status).toBe(201);
    const twice = await aCity({ postCode: '12211' });
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([409, ['postCode']]);
  });
});

describe('a field that only admins may read', () => {
  const secret = 'margin below 4 %';
  let operations: ReturnType<typeof askAs>;
  let city: Row;
  beforeAll(async () => {
    const { token } = await asRole(test, 'admin_operation');
    operations = askAs(
      () => test,
      () => token,
    );
    await design({ resource: 'clientTypes', label: label('Open to all'), kind: 'text', searched: true });
    await design({
      resource: 'clientTypes',
      label: label('Our margin'),
      kind: 'text',
      searched: true,
      readers: ['admin'],
      writers: ['admin'],
    });
    const made = await ask<Row>('POST', '/clientTypes', {
      payload: { descriptionAr: 'مطابخ مركزية', descriptionEn: 'Central kitchens', ourMargin: secret },
    });
    city = made.body;
    expect(city['ourMargin']).toBe(secret);
  });

  it('is in no record, list or session of other roles, which may not read the history', async () => {
    for (const [url, expected] of [
      [`/clientTypes/${city.id}`, 200],
      ['/clientTypes?_start=0&_end=50', 200],
      [`/clientTypes/${city.id}/history?_start=0&_end=10`, 403],
      ['/session', 200],
    ] as const) {
      const { status, text } = await operations('GET', url);
      expect([url, status]).toEqual([url, expected]);
      expect(text, url).not.toMatch(/ourMargin|margin below|Our margin/);
      // The same answer to an admin has it.
      expect((await ask('GET', url)).text, url).toContain('ourMargin');
    }
    const list = await operations<Row[]>('GET', '/clientTypes?_start=0&_end=50');
    expect(list.body.some((row) => 'openToAll' in row)).toBe(true);
  });

  it.each(['ourMargin_like=margin', 'ourMargin_null=false', '_sort=ourMargin&_order=asc'])(
    'cannot be used by other roles to filter or sort: %s',
    async (query) => {
      const { status, body } = await operations<Refusal>('GET', `/clientTypes?_start=0&_end=5&${query}`);
      expect([status, body.code]).toEqual([400, 'unknown_parameter']);
    },
  );

  it('cannot be searched, exported or written by other roles', async () => {
    const found = await operations<Row[]>('GET', '/clientTypes?_start=0&_end=5&q=margin');
    expect(found.body).toEqual([]);
    const mine = await ask<Row[]>('GET', '/clientTypes?_start=0&_end=5&q=margin');
    expect(mine.body.map(({ id }) => id)).toEqual([city.id]);
    const sheet = await operations('GET', '/clientTypes/export?format=csv');
    expect(sheet.text).not.toMatch(/margin/i);
    const write = await operations('PATCH', `/clientTypes/${city.id}`, {
      payload: { version: 1, ourMargin: 'mine' },
    });
    expect(write.status).toBe(403);
  });
});

describe('a designed field of vehicles', () => {
  it('can be written by the company, unless only admins may write it', async () => {
    await design({ resource: 'vehicles', label: label('Fridge maker'), kind: 'text' });
    await design({ resource: 'vehicles', label: label('Wear class'), kind: 'text', writers: ['admin'] });
    const type = await ask<Row>('POST', '/vehicleTypes', { payload: { name: { ar: 'شاحنة', en: 'Truck' } } });
    const vehicle = {
      clientId: client.id,
      number: 'أ ب ح 7788',
      vehicleTypeId: type.body.id,
      driverName: 'سعد',
    };
    const made = await askClient<Row>('POST', '/vehicles', {
      payload: { ...vehicle, fridgeMaker: 'Thermo' },
    });
    expect([made.status, made.body['fridgeMaker']]).toEqual([201, 'Thermo']);
    const path = `/vehicles/${made.body.id}`;
    const change = (as: typeof ask, values: object) =>
      as<Row>('PATCH', path, { payload: { version: 1, ...values } });
    expect((await change(askClient, { wearClass: 'low' })).status).toBe(403);
    expect((await change(askClient, { fridgeMaker: 'Carrier' })).body).toMatchObject({
      fridgeMaker: 'Carrier',
      wearClass: null,
      version: 2,
    });
    const set = await ask<Row>('PATCH', path, { payload: { version: 2, wearClass: 'low' } });
    expect([set.status, set.body['wearClass']]).toEqual([200, 'low']);
  });
});

describe('a designed field of branches', () => {
  it('can be written by the company, unless only admins may write it', async () => {
    const place = { stateId: '', cityId: '' };
    const [state] = (await ask<Row[]>('GET', '/states?_start=0&_end=1')).body;
    const [city] = (await ask<Row[]>('GET', `/cities?_start=0&_end=1&stateId=${state?.id}`)).body;
    Object.assign(place, { stateId: state?.id, cityId: city?.id });
    await design({ resource: 'branches', label: label('Gate code'), kind: 'text' });
    await design({ resource: 'branches', label: label('Risk class'), kind: 'text', writers: ['admin'] });
    const made = await ask<Row & Refusal>('POST', '/branches', {
      payload: {
        clientId: client.id,
        name: 'فرع العليا',
        ...place,
        street: 'شارع العليا',
        place: { latitude: 24.7, longitude: 46.7 },
        responsibleName: 'سالم الحربي',
        responsiblePhone: '+966501234567',
      },
    });
    expect(made.body.errors).toBeUndefined();
    const change = (values: Readonly<Record<string, unknown>>) =>
      askClient<Row & Refusal>('PATCH', `/client/branches/${made.body.id}`, {
        payload: { version: 1, ...values },
      });
    const refused = await change({ riskClass: 'low' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['riskClass']]);
    const changed = await change({ gateCode: 'B-12' });
    expect(changed.body).toMatchObject({ gateCode: 'B-12', version: 2 });
  });
});

describe('a designed field that the code declares in a later release', () => {
  it('is replaced by the declaration, and cannot be restored', async () => {
    const added = await design({ resource: 'districts', label: label('Ring road'), kind: 'text' });
    // Simulates a release that declares the field: its column exists, and the design still contains it.
    const { fields } = resources.districts;
    Object.assign(resources.districts, { fields: { ...fields } });
    applyDesign(registry, noDesign);
    const code = resources.districts.fields;
    Object.assign(code, { ringRoad: fields['ringRoad' as keyof typeof fields] });
    await retireAdopted(test.api);
    const found = await ask<Row[]>('GET', '/custom-fields?_start=0&_end=5&name=ringRoad');
    expect(found.body).toEqual([]);
    const refused = await ask<Refusal>('POST', `/custom-fields/${added.body.id}/restore`);
    expect(refused.body.errors['name']?.[0]).toContain('part of the system');
    Reflect.deleteProperty(code, 'ringRoad');
  });
});

describe('a design that this version of the code does not support', () => {
  it('is ignored, and other fields work', async () => {
    const strange = await design({ resource: 'states', label: label('Of the future'), kind: 'text' });
    const lost = await design({
      resource: 'states',
      label: label('Link'),
      kind: 'reference',
      target: 'cities',
    });
    await test.api.db.execute(
      sql`update designed_fields set kind = 'hologram' where id = ${strange.body.id}`,
    );
    await test.api.db.execute(sql`update designed_fields set target = 'planets' where id = ${lost.body.id}`);
    await design({ resource: 'states', label: label('Known'), kind: 'text' });
    const { status, body } = await ask<Row[]>('GET', '/states?_start=0&_end=1');
    expect(status).toBe(200);
    expect(body[0]).toHaveProperty('known');
    expect(body[0]).not.toHaveProperty('ofTheFuture');
    expect(body[0]).not.toHaveProperty('link');
    await test.api.db.execute(
      sql`delete from designed_fields where id in (${strange.body.id}, ${lost.body.id})`,
    );
  });
});

describe('a company that deletes its account', () => {
  it('leaves no values in designed fields of its branches, not even in deleted fields', async () => {
    const hidden = await design({ resource: 'branches', label: label('Night guard'), kind: 'text' });
    await design({ resource: 'branches', label: label('Open at night'), kind: 'boolean' });
    const { rows } = await test.api.db.execute<{ id: string }>(sql`
      update branches set gate_code = 'Abu Fahd', night_guard = 'Abu Salem', open_at_night = true
      where client_id = ${client.id} returning id`);
    expect(rows).toHaveLength(1);
    await ask('DELETE', `/custom-fields/${hidden.body.id}`);
    await test.api.db.transaction((tx) =>
      eraseDesigned(tx, 'branches', { where: sql`client_id = ${client.id}`, at: test.api.clock() }),
    );
    const left = await test.api.db.execute(
      sql`select gate_code, night_guard, open_at_night from branches where client_id = ${client.id}`,
    );
    expect(left.rows).toEqual([{ gate_code: null, night_guard: null, open_at_night: false }]);
  });
});

describe('an invalid design', () => {
  it.each([
    ['limits that leave no room', { kind: 'integer', min: 5, max: 2 }, 'max'],
    ['a starting value that it does not accept', { kind: 'integer', startsAs: 'many' }, 'startsAs'],
    ['a choice without choices', { kind: 'choice' }, 'options'],
    ['a yes or no that is unique', { kind: 'boolean', isUnique: true }, 'isUnique'],
    ['a date that the search box should find', { kind: 'date', searched: true }, 'searched'],
    ['a link that leads nowhere', { kind: 'reference' }, 'target'],
  ])('of %s is refused with an error, and adds no column', async (_, wrong, place) => {
    const before = await columnsOf('districts');
    const { status, body } = await design({ resource: 'districts', label: label('Wrong'), ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [place]]);
    expect(await columnsOf('districts')).toEqual(before);
  });

  it('is refused for records of a module', async () => {
    const { status, body } = await design({ resource: 'payments', label: label('Wrong'), kind: 'text' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['resource']]);
  });

  it('can be submitted only by an admin', async () => {
    const payload = { resource: 'cities', label: label('Mine'), kind: 'text' };
    for (const role of ['admin_operation', 'admin_finance', 'supervisor'] as const) {
      const { token } = await asRole(test, role);
      const other = askAs(
        () => test,
        () => token,
      );
      expect((await other('POST', '/custom-fields', { payload })).status, role).toBe(403);
    }
    expect((await askClient('POST', '/custom-fields', { payload })).status).toBe(403);
  });

  it('of two concurrent changes, the second is refused with the first one’s result', async () => {
    const added = await design({ resource: 'districts', label: label('Speed limit'), kind: 'integer' });
    const change = (en: string) =>
      ask<Row & Refusal & { readonly details: Row }>('PATCH', `/custom-fields/${added.body.id}`, {
        payload: { version: 1, label: label(en) },
      });
    const answers = await Promise.all([change('Speed'), change('Limit')]);
    const [first, second] = answers.toSorted((one, other) => one.status - other.status);
    expect([first?.status, second?.status, second?.body.code]).toEqual([200, 409, 'stale_version']);
    const winner = first === answers[0] ? 'Speed' : 'Limit';
    expect(first?.body).toMatchObject({ version: 2, label: label(winner) });
    expect(second?.body.details).toMatchObject({ version: 2, label: label(winner) });
  });
});

describe('every kind of field', () => {
  const values: Readonly<Record<string, unknown>> = {
    text: 'سطر',
    longText: 'سطر\nوآخر',
    localized: { ar: 'نص', en: 'Text' },
    integer: 7,
    decimal: 7.25,
    money: 12_050,
    percent: 12.5,
    date: '2026-11-25',
    dateTime: '2026-11-25T10:00:00.000Z',
    choice: 'one',
    choices: ['one', 'two'],
    boolean: true,
    phone: '+966501234567',
    email: 'a@example.test',
    url: 'https://example.test/',
    location: { latitude: 24.7, longitude: 46.7 },
  };
  it.each(Object.keys(values))('%s stores and returns a value', async (kind) => {
    const options = kind.startsWith('choice') && {
      options: [{ label: label('One', 'أول') }, { label: label('Two', 'ثان') }],
    };
    const added = await design({
      resource: 'cuisineTypes',
      label: label(`Of kind ${kind}`),
      kind,
      ...options,
    });
    expect(added.body.errors).toBeUndefined();
    const name = String(added.body['name']);
    const made = await ask<Row & Refusal>('POST', '/cuisineTypes', {
      payload: { name: { ar: `مطبخ ${kind}`, en: `Kitchen ${kind}` }, [name]: values[kind] },
    });
    expect(made.body.errors).toBeUndefined();
    expect(made.body[name]).toEqual(values[kind]);
  });

  it('reference stores the id of a record and returns its name', async () => {
    const added = await design({
      resource: 'cuisineTypes',
      label: label('Home city'),
      kind: 'reference',
      target: 'cities',
    });
    expect(added.status).toBe(201);
    const city = await aCity();
    const made = await ask<Row & { $titles: Record<string, unknown> }>('POST', '/cuisineTypes', {
      payload: { name: { ar: 'مطبخ المدينة', en: 'City kitchen' }, homeCity: city.body.id },
    });
    expect(made.body.$titles['homeCity']).toEqual(city.body['name']);
  });
});
