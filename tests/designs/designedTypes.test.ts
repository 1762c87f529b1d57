import { and, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#resources';
import type { Role } from '#domain/access/roles';
import { noDesign, applyDesign } from 'sijil/schema/designs/applyDesign';
import { parentsFirst } from 'sijil/schema/designs/designOrder';
import { eraseDesigned } from 'sijil/server/designs/eraseDesigned';
import { compile } from 'sijil/server/resources/compile';
import { listQuery } from 'sijil/server/resources/listQuery';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
interface Refusal {
  readonly code: string;
  readonly errors: Readonly<Record<string, string[]>>;
}

let test: TestApp;
const tokens = new Map<Role, string>();
const as = (role: Role) =>
  askAs(
    () => test,
    () => tokens.get(role) ?? '',
  );
const ask = as('admin');

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  for (const role of ['admin', 'supervisor', 'admin_operation', 'client'] as const)
    tokens.set(role, (await asRole(test, role, { profileCompleted: true })).token);
  await asRole(test, 'client', { profileCompleted: true });
});
afterAll(() => test.close());

const equipment = {
  many: { ar: 'الأجهزة', en: 'Equipment' },
  one: { ar: 'الجهاز', en: 'Device' },
  titleLabel: { ar: 'الرقم التسلسلي', en: 'Serial number' },
  icon: 'audit',
  menuGroup: 'fieldWork',
  readers: ['supervisor'],
  writers: ['admin_operation'],
};
const addType = (values: Readonly<Record<string, unknown>>, language: 'ar' | 'en' = 'en') =>
  ask<Row & Refusal>('POST', '/record-types', { payload: values, language });

describe('a record type that an admin adds', () => {
  let type: Row;
  beforeAll(async () => {
    const added = await addType(equipment);
    expect(added).toMatchObject({ status: 201, body: { name: 'equipment' } });
    type = added.body;
  });

  it('has a list, records, a history and a trash at once', async () => {
    const made = await ask<Row>('POST', '/records/equipment', { payload: { name: 'TH-0417' } });
    expect(made).toMatchObject({ status: 201, body: { name: 'TH-0417', version: 1 } });
    const { id } = made.body;
    const renamed = await ask<Row>('PATCH', `/records/equipment/${id}`, {
      payload: { version: 1, name: 'TH-0418' },
    });
    expect(renamed.body).toMatchObject({ name: 'TH-0418', version: 2 });
    const found = await ask<Row[]>('GET', '/records/equipment?_start=0&_end=10&q=th-0418');
    expect(found.body.map((row) => row.id)).toEqual([id]);
    const history = await ask<{ action: string }[]>(
      'GET',
      `/records/equipment/${id}/history?_start=0&_end=10`,
    );
    expect(history.body.map(({ action }) => action)).toEqual(['update', 'create']);
    expect((await ask('DELETE', `/records/equipment/${id}?version=2`)).status).toBe(200);
    expect((await ask('GET', `/records/equipment/${id}`)).status).toBe(404);
    expect((await ask('POST', `/records/equipment/${id}/restore`)).status).toBe(200);
  });

  it('accepts designed fields and validates them', async () => {
    const field = {
      resource: 'equipment',
      label: { ar: 'تاريخ المعايرة', en: 'Calibrated on' },
      kind: 'date',
      inList: true,
    };
    const added = await ask<Row>('POST', '/custom-fields', { payload: field });
    expect(added).toMatchObject({ status: 201, body: { name: 'calibratedOn' } });
    const made = await ask<Row>('POST', '/records/equipment', {
      payload: { name: 'TH-0500', calibratedOn: '2026-10-01' },
    });
    expect(made.body['calibratedOn']).toBe('2026-10-01');
    const before = await ask<Row[]>('GET', '/records/equipment?_start=0&_end=10&calibratedOn_lte=2026-10-31');
    expect(before.body.map(({ name }) => name)).toEqual(['TH-0500']);
    // The list’s fields can be edited inline.
    expect(registry.named('equipment')?.inline).toEqual(['name', 'calibratedOn']);
    const wrong = await ask<Refusal>('POST', '/records/equipment', {
      payload: { name: '', calibratedOn: 'soon' },
    });
    expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([
      400,
      ['calibratedOn', 'name'],
    ]);
  });

  it('can be the target of a reference, which prevents the deletion of its records', async () => {
    const field = {
      resource: 'nationalities',
      label: { ar: 'الجهاز المعتمد', en: 'Usual device' },
      kind: 'reference',
      target: 'equipment',
    };
    expect((await ask('POST', '/custom-fields', { payload: field })).status).toBe(201);
    const device = await ask<Row>('POST', '/records/equipment', { payload: { name: 'TH-0600' } });
    const made = await ask<Row>('POST', '/nationalities', {
      payload: { descriptionAr: 'تجربة', descriptionEn: 'Trial', usualDevice: device.body.id },
    });
    expect(made.body).toMatchObject({ $titles: { usualDevice: 'TH-0600' } });
    const held = await ask<Refusal>(
      'DELETE',
      `/records/equipment/${device.body.id}?version=${device.body.version}`,
    );
    expect([held.status, held.body.code]).toEqual([409, 'still_in_use']);
  });

  it.each([
    ['supervisor', 'reads only', [200, 403, 403]],
    ['admin_operation', 'reads and adds', [200, 201, 403]],
    ['client', 'knows nothing of it', [403, 403, 403]],
  ] as const)('%s %s', async (role, _, expected) => {
    const own = as(role);
    const list = await own('GET', '/records/equipment?_start=0&_end=10');
    const create = await own<Row>('POST', '/records/equipment', { payload: { name: `by ${role}` } });
    const [some] = (await ask<Row[]>('GET', '/records/equipment?_start=0&_end=1')).body;
    const removal = await own('DELETE', `/records/equipment/${some?.id}?version=${some?.version}`);
    expect([list.status, create.status, removal.status]).toEqual(expected);
  });

  it('is in the session of those who may read it, and of nobody else', async () => {
    const names = async (role: Role) => {
      const { body } = await as(role)<{ design: { types: { name: string }[] } }>('GET', '/session');
      return body.design.types.map(({ name }) => name);
    };
    expect(await names('supervisor')).toContain('equipment');
    expect(await names('client')).toEqual([]);
  });

  it('is in the OpenAPI document at its own address', async () => {
    const { body } = await ask<{ paths: Record<string, { get?: { operationId: string } }> }>(
      'GET',
      '/openapi.json',
    );
    expect(body.paths['/api/v1/records/equipment']?.get?.operationId).toBe('equipment.list');
    expect(Object.keys(body.paths).filter((path) => path.includes('/records/{'))).toEqual([]);
    for (const role of [null, 'client', 'supervisor'] as const) {
      const headers = role === null ? {} : { authorization: `Bearer ${tokens.get(role)}` };
      const seen = await test.app.inject({ url: '/api/v1/openapi.json', headers });
      expect([role, seen.statusCode]).toEqual([role, 200]);
      expect(seen.body).toContain('/api/v1/branches');
      expect(seen.body).not.toMatch(/equipment|calibratedOn/i);
    }
    // The worker that builds the document loads the server again.
  }, 120_000);

  it('is exported and imported like any other', async () => {
    const file = await test.app.inject({
      method: 'GET',
      url: '/api/v1/records/equipment/export?format=csv',
      headers: { authorization: `Bearer ${tokens.get('admin')}` },
    });
    expect(file.body).toContain('TH-0500');
    const rows = [{ line: 2, values: { name: 'TH-0800', calibratedOn: '2026-11-01' } }];
    const brought = await ask<{ created: number }>('POST', '/records/equipment/import', {
      payload: { mode: 'all', update: false, rows },
    });
    expect([brought.status, brought.body.created]).toEqual([200, 1]);
    const found = await ask<Row[]>('GET', '/records/equipment?_start=0&_end=10&q=TH-0800');
    expect(found.body[0]).toMatchObject({ calibratedOn: '2026-11-01' });
  });

  it('is summarised like any other', async () => {
    const { body } = await ask<{ groups: { keys: string[]; values: number[] }[] }>(
      'GET',
      '/records/equipment/summary?_group=month(calibratedOn)&calibratedOn_lte=2026-10-31',
    );
    expect(body.groups).toMatchObject([{ keys: ['2026-10-01'], values: [1] }]);
  });

  it('publishes its changes as live events', async () => {
    const device = await ask<Row>('POST', '/records/equipment', { payload: { name: 'TH-0700' } });
    const { rows } = await test.api.db.execute<{ resource: string }>(
      sql`select resource from live_events where record_id = ${device.body.id}`,
    );
    expect(rows).toEqual([{ resource: 'equipment' }]);
  });

  it('has its list read from an index in its default order, and an index for its search', async () => {
    const resource = registry.named('equipment')!;
    const { table, deletedAt } = compile(resource);
    const { where, orderBy } = listQuery(resource, 'admin', {}, { language: 'en', at: test.api.clock() });
    const plan = await test.api.db.transaction(async (tx) => {
      // A sequential scan, or sorting, would be cheaper on a table of a few rows.
      for (const way of ['seqscan', 'sort']) await tx.execute(sql.raw(`set local enable_${way} = off`));
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from ${table} where ${and(isNull(deletedAt!), where)} order by ${sql.join(orderBy, sql`, `)} limit 10`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index (Only )?Scan( Backward)? using \S*created_at\S* on equipment/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
    const { rows } = await test.api.db.execute<{ definition: string }>(
      sql`select indexdef as definition from pg_indexes where tablename = 'equipment'`,
    );
    const definitions = rows.map(({ definition }) => definition).join('\n');
    expect(definitions).toContain('gin (search_key gin_trgm_ops)');
  });

  it('is hidden when deleted, and has its records again when restored', async () => {
    const { body: now } = await ask<Row>('GET', `/record-types/${type.id}`);
    expect((await ask('DELETE', `/record-types/${type.id}?version=${now.version}`)).status).toBe(200);
    expect((await ask('GET', '/records/equipment?_start=0&_end=10')).status).toBe(404);
    expect((await ask('POST', `/record-types/${type.id}/restore`)).status).toBe(200);
    const back = await ask<Row[]>('GET', '/records/equipment?_start=0&_end=10&q=TH-0500');
    expect(back.body.map(({ name }) => name)).toEqual(['TH-0500']);
  });

  it('is loaded by a process that did not know it', async () => {
    applyDesign(registry, noDesign);
    expect((await ask('GET', '/records/equipment?_start=0&_end=10')).status).toBe(200);
  });
});

describe('a record type with a parent type', () => {
  it('requires an existing parent record, and is listed on the parent’s page', async () => {
    const added = await addType({
      many: { ar: 'الدورات', en: 'Trainings' },
      one: { ar: 'الدورة', en: 'Training' },
      icon: 'star',
      parent: 'inspectors',
    });
    expect(added).toMatchObject({ status: 201, body: { name: 'trainings' } });
    const refused = await ask<Refusal>('POST', '/records/trainings', { payload: { name: 'HACCP' } });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['parentId']]);
    const stranger = await ask<Refusal>('POST', '/records/trainings', {
      payload: { name: 'HACCP', parentId: '00000000-0000-4000-8000-000000000000' },
    });
    expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([400, ['parentId']]);
    expect(registry.named('inspectors')?.children).toContainEqual({ resource: 'trainings', by: 'parentId' });
  });
});

describe('a record type below a designed record type', () => {
  const named = (ar: string, en: string, more: object) =>
    addType({ many: { ar: `${ar}ات`, en: `${en}s` }, one: { ar, en }, icon: 'table', ...more });
  let rack: Row;
  let shelf: Row;

  beforeAll(async () => {
    ({ body: rack } = await named('الحامل', 'Rack', { parent: 'clients' }));
    ({ body: shelf } = await named('الرف', 'Shelf', { parent: 'racks' }));
  });

  it('refers to a parent record, is listed on its page, and prevents its deletion', async () => {
    expect([rack['name'], shelf['name'], shelf['parent']]).toEqual(['racks', 'shelfs', 'racks']);
    const [client] = (await ask<Row[]>('GET', '/clients?_start=0&_end=1')).body;
    const holder = await ask<Row>('POST', '/records/racks', {
      payload: { name: 'R-1', parentId: client?.id },
    });
    const held = await ask<Row>('POST', '/records/shelfs', {
      payload: { name: 'S-1', parentId: holder.body.id },
    });
    expect([holder.status, held.status, held.body['$titles']]).toEqual([201, 201, { parentId: 'R-1' }]);
    const listed = await ask<Row[]>('GET', `/records/shelfs?_start=0&_end=5&parentId=${holder.body.id}`);
    expect(listed.body.map(({ name }) => name)).toEqual(['S-1']);
    expect(registry.named('racks')?.children).toContainEqual({ resource: 'shelfs', by: 'parentId' });
    const refused = await ask<Refusal>('DELETE', `/records/racks/${holder.body.id}?version=1`);
    expect([refused.status, refused.body.code]).toEqual([409, 'still_in_use']);
  });

  it('prevents the deletion of its parent type, and can be restored only after it', async () => {
    const remove = ({ id, version }: Row) => ask<Refusal>('DELETE', `/record-types/${id}?version=${version}`);
    const held = await remove(rack);
    expect([held.status, held.body.errors['name']?.[0]]).toEqual([
      400,
      'Other record types belong to it: Shelfs. Delete those first.',
    ]);
    expect((await ask('GET', '/records/shelfs?_start=0&_end=5')).status).toBe(200);
    expect([(await remove(shelf)).status, (await remove(rack)).status]).toEqual([200, 200]);
    const early = await ask<Refusal>('POST', `/record-types/${shelf.id}/restore`);
    expect([early.status, Object.keys(early.body.errors)]).toEqual([400, ['parent']]);
    expect((await ask('POST', `/record-types/${rack.id}/restore`)).status).toBe(200);
    expect((await ask('POST', `/record-types/${shelf.id}/restore`)).status).toBe(200);
    expect((await ask<Row[]>('GET', '/records/shelfs?_start=0&_end=5')).body).toHaveLength(1);
  });

  it('is loaded after its parent type by a process that knew neither, whatever the order', async () => {
    applyDesign(registry, noDesign);
    expect((await ask('GET', '/records/shelfs?_start=0&_end=5')).status).toBe(200);
    expect(registry.named('shelfs')?.fields['parentId']).toMatchObject({ to: 'racks' });
    const types = [
      { name: 'shelfs', parent: 'racks' },
      { name: 'lost', parent: 'gone' },
      { name: 'racks', parent: 'clients' },
    ];
    const ordered = parentsFirst(types, (name) => name === 'clients');
    expect(ordered.map(({ name }) => name)).toEqual(['racks', 'shelfs']);
  });

  it('is erased together with the record above its parent', async () => {
    const [client] = (await ask<Row[]>('GET', '/clients?_start=0&_end=1')).body;
    await test.api.db.transaction((tx) =>
      eraseDesigned(tx, 'clients', { where: sql`id = ${client?.id}`, at: test.api.clock() }),
    );
    for (const table of ['racks', 'shelfs']) {
      const { rows } = await test.api.db.execute(sql`select name from ${sql.identifier(table)}`);
      expect(rows).toEqual([{ name: '—' }]);
    }
  });
});

describe('the initial fields of a record type', () => {
  it('are those of its form and copies of another record type’s fields', async () => {
    const added = await addType({
      many: { ar: 'المحاليل', en: 'Solutions' },
      one: { ar: 'المحلول', en: 'Solution' },
      icon: 'safety',
      fieldsOf: 'equipment',
      startsWith: [
        { label: { ar: 'التركيز', en: 'Strength' }, kind: 'percent' },
        { label: { ar: 'تاريخ المعايرة', en: 'Calibrated on' }, kind: 'date' },
      ],
    });
    expect(added.status).toBe(201);
    const { body } = await ask<Row[]>('GET', '/custom-fields?_start=0&_end=20&resource=solutions');
    expect(Object.fromEntries(body.map(({ name, kind }) => [name, kind]))).toEqual({
      calibratedOn: 'date',
      calibratedOn2: 'date',
      strength: 'percent',
    });
    expect(registry.named('solutions')?.list).toEqual(['name', 'calibratedOn', 'strength', 'calibratedOn2']);
    const made = await ask<Row>('POST', '/records/solutions', {
      payload: { name: 'Chlorine', strength: 12.5, calibratedOn: '2026-01-02', calibratedOn2: '2026-02-03' },
    });
    expect(made.body).toMatchObject({ name: 'Chlorine', strength: 12.5, calibratedOn2: '2026-02-03' });
  });

  it('are copied from a declared resource, as far as they can be designed', async () => {
    const added = await addType({
      many: { ar: 'المستودعات', en: 'Depots' },
      one: { ar: 'المستودع', en: 'Depot' },
      icon: 'shop',
      fieldsOf: 'cities',
    });
    expect(added.status).toBe(201);
    const { body } = await ask<Row[]>('GET', '/custom-fields?_start=0&_end=20&resource=depots');
    expect(Object.fromEntries(body.map(({ name, kind }) => [name, kind]))).toEqual({
      center: 'location',
      stateId: 'reference',
    });
  });
});

describe('a record type below clients', () => {
  it('is erased and deleted with its company, including its history', async () => {
    await addType({
      many: { ar: 'الشكاوى', en: 'Complaints' },
      one: { ar: 'الشكوى', en: 'Complaint' },
      icon: 'flag',
      parent: 'clients',
    });
    const field = { resource: 'complaints', label: { ar: 'النص', en: 'Wording' }, kind: 'longText' };
    await ask('POST', '/custom-fields', { payload: field });
    const [about, other] = (await ask<Row[]>('GET', '/clients?_start=0&_end=2')).body;
    const complain = async (parentId: unknown, name: string) =>
      (
        await ask<Row>('POST', '/records/complaints', {
          payload: { name, parentId, wording: 'Huda called.' },
        })
      ).body;
    const gone = await complain(about?.id, 'Late visit');
    const stays = await complain(other?.id, 'Cold tea');
    await test.api.db.transaction((tx) =>
      eraseDesigned(tx, 'clients', { where: sql`id = ${about?.id}`, at: test.api.clock() }),
    );
    const { rows } = await test.api.db.execute(
      sql`select name, wording, deleted_at is null as lives from complaints where id in (${gone.id}, ${stays.id}) order by name`,
    );
    expect(rows).toEqual([
      { name: 'Cold tea', wording: 'Huda called.', lives: true },
      { name: '—', wording: null, lives: false },
    ]);
    const entries = await test.api.db.execute(
      sql`select changes from audit_entries where record_id = ${gone.id}`,
    );
    expect(entries.rows).toEqual([{ changes: {} }]);
  });
});

describe('the limits of a designed record type', () => {
  const tables = async () =>
    (await test.api.db.execute(sql`select 1 from pg_tables where schemaname = current_schema()`)).rows.length;

  it('the name of other records is refused, and no table is created', async () => {
    const before = await tables();
    const refused = await addType(
      { ...equipment, many: { ar: 'المدن', en: 'Towns' }, one: { ar: 'المدينة', en: 'Town' } },
      'ar',
    );
    expect(refused.status).toBe(400);
    expect(refused.body.errors['many.ar']?.[0]).toContain('اختر اسمًا آخر');
    expect(await tables()).toBe(before);
  });

  it('roles outside the team are refused as readers', async () => {
    const refused = await addType({ ...equipment, many: { ar: 'س', en: 'Xs' }, readers: ['client'] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['readers.0']]);
  });

  it('only designers may add a record type', async () => {
    for (const role of ['supervisor', 'admin_operation', 'client'] as const)
      expect((await as(role)('POST', '/record-types', { payload: equipment })).status).toBe(403);
  });

  it('unknown names and declared resources are not found among designed records', async () => {
    for (const name of ['nothing', 'cities', 'constructor', '__proto__'])
      expect((await ask('GET', `/records/${name}?_start=0&_end=10`)).status).toBe(404);
  });

  it('a name that is taken by a table or operation gets a number', async () => {
    const added = await addType({
      ...equipment,
      many: { ar: 'الجلسات المسجلة', en: 'Sessions' },
      one: { ar: 'الجلسة', en: 'Session' },
    });
    expect(added.body['name']).toBe('sessions2');
  });
});
