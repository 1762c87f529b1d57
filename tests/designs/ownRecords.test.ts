import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceNamed } from '#resources';
import { screenRoles } from 'sijil/schema/generatedScreens';
import type { Resource } from 'sijil/schema/resource';
import { readableRows } from 'sijil/server/resources/rights';
import { tables } from '../../server/db/schema/declared';
import { addBranch, addVehicles } from '../api/ordersFixture';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { type HeardStream, hearLive, listenForStreams } from '../support/hearLive';
import { asRole } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
interface Refusal {
  readonly code: string;
  readonly errors: Readonly<Record<string, string[]>>;
}

let test: TestApp;
const tokens = new Map<string, string>();
const as = (who: string) =>
  askAs(
    () => test,
    () => tokens.get(who) ?? '',
  );
const admin = as('admin');
const open: HeardStream[] = [];
/** Two branches of a company, of which the manager has the first, and one branch of another company. */
let branch: { readonly near: string; readonly far: string; readonly foreign: string };
let company: string;

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  const client = await asRole(test, 'client');
  const rival = await asRole(test, 'client');
  company = client.id;
  branch = {
    near: await addBranch(test, client.id),
    far: await addBranch(test, client.id),
    foreign: await addBranch(test, rival.id),
  };
  const manager = await asRole(test, 'branch_manager', { clientId: client.id, branchIds: [branch.near] });
  tokens.set('admin', (await asRole(test, 'admin')).token);
  tokens.set('supervisor', (await asRole(test, 'supervisor')).token);
  tokens.set('client', client.token).set('rival', rival.token).set('manager', manager.token);
});
afterAll(async () => {
  open.forEach((one) => one.close());
  await test.close();
});

const addType = (ar: string, en: string, more: Readonly<Record<string, unknown>>) =>
  admin<Row & Refusal>('POST', '/record-types', {
    payload: { many: { ar: `${ar}ات`, en: `${en}s` }, one: { ar, en }, icon: 'star', ...more },
  });
const add = (type: string, name: string, parentId: string, who = 'admin') =>
  as(who)<Row & Refusal>('POST', `/records/${type}`, { payload: { name, parentId } });
const names = async (type: string, who: string, more = '') => {
  const { status, body } = await as(who)<Row[]>('GET', `/records/${type}?_start=0&_end=20${more}`);
  return status === 200
    ? body.map(({ name }) => String(name)).toSorted((one, other) => one.localeCompare(other))
    : status;
};
const everybody = ['client', 'manager', 'rival'];
const seenBy = (type: string) => Promise.all(everybody.map((who) => names(type, who)));

describe('a record type below branches', () => {
  it('is closed to companies until a designer opens it', async () => {
    const { body } = await addType('تجربة', 'Trial', { parent: 'branches' });
    expect(await seenBy('trials')).toEqual([403, 403, 403]);
    const choice = { version: body.version, ownReaders: ['client'] };
    expect((await admin('PATCH', `/record-types/${body.id}`, { payload: choice })).status).toBe(200);
    expect(await seenBy('trials')).toEqual([[], 403, []]);
  });

  describe('open to clients and managers for their own branches', () => {
    const made = new Map<string, Row>();
    beforeAll(async () => {
      await addType('دورة', 'Training', {
        parent: 'branches',
        ownReaders: ['client', 'branch_manager'],
        ownWriters: ['client'],
      });
      for (const [place, id] of Object.entries(branch))
        made.set(place, (await add('trainings', place, id)).body);
    });

    it('lists, searches and filters only records of the reader’s branches', async () => {
      expect(await seenBy('trainings')).toEqual([['far', 'near'], ['near'], ['foreign']]);
      for (const more of ['&q=foreign', `&parentId=${branch.foreign}`, '&name=foreign'])
        expect(await names('trainings', 'client', more)).toEqual([]);
      const counted = await as('client')('GET', '/records/trainings?_start=0&_end=1');
      expect(counted.headers['x-total-count']).toBe('2');
    });

    it('summarises and exports only those records', async () => {
      const sum = await as('manager')<{ groups: { values: number[] }[] }>(
        'GET',
        '/records/trainings/summary?_group=parentId&_measure=count',
      );
      expect(sum.body.groups.map(({ values }) => values)).toEqual([[1]]);
      const { text } = await as('client')('GET', '/records/trainings/export?format=csv');
      expect([text.includes('near'), text.includes('far'), text.includes('foreign')]).toEqual([
        true,
        true,
        false,
      ]);
    });

    it('answers 404 for another company’s record, on reads and writes', async () => {
      const other = made.get('foreign');
      const url = `/records/trainings/${other?.id}`;
      const client = as('client');
      const change = { payload: { version: 1, name: 'mine' } };
      expect((await client('GET', url)).status).toBe(404);
      expect((await client('PATCH', url, change)).status).toBe(404);
      const bulk = { action: 'update', items: [{ id: other?.id }], values: { name: 'mine' } };
      const many = await client<{ ok: boolean; code: string }[]>('POST', '/records/trainings/bulk', {
        payload: bulk,
      });
      expect(many.body).toMatchObject([{ ok: false, code: 'not_found' }]);
      expect((await admin<Row>('GET', url)).body['name']).toBe('foreign');
    });

    it('lets a client add and change their own records, and refuses another company’s branch', async () => {
      const added = await add('trainings', 'added', branch.far, 'client');
      expect(added).toMatchObject({ status: 201, body: { name: 'added', parentId: branch.far } });
      const url = `/records/trainings/${added.body.id}`;
      const given = await as('client')<Refusal>('PATCH', url, {
        payload: { version: 1, parentId: branch.foreign },
      });
      const foreign = await add('trainings', 'x', branch.foreign, 'client');
      for (const { status, body } of [given, foreign])
        expect([status, Object.keys(body.errors)]).toEqual([400, ['parentId']]);
      const rows = [{ line: 2, values: { name: 'x', parentId: branch.foreign } }];
      const sheet = await as('client')<{ created: number; errors: unknown[] }>(
        'POST',
        '/records/trainings/import',
        { payload: { mode: 'valid', update: false, rows } },
      );
      expect(sheet.body.created).toBe(0);
      const moved = await as('client')<Row>('PATCH', url, {
        payload: { version: 1, name: 'changed', parentId: branch.near },
      });
      expect(moved.body).toMatchObject({ name: 'changed', version: 2 });
      expect(await names('trainings', 'manager')).toEqual(['changed', 'near']);
      expect((await as('client')('DELETE', `${url}?version=2`)).status).toBe(403);
    });

    it('lets a manager only read where only reading is granted', async () => {
      expect((await add('trainings', 'x', branch.near, 'manager')).status).toBe(403);
      const url = `/records/trainings/${made.get('near')?.id}`;
      expect((await as('manager')('PATCH', url, { payload: { version: 1, name: 'x' } })).status).toBe(403);
    });

    it('hides the history from companies, since the record may have been another’s before', async () => {
      const { body } = await add('trainings', 'secret of the rival', branch.foreign);
      const url = `/records/trainings/${body.id}`;
      const payload = { version: 1, name: 'moved', parentId: branch.near };
      expect((await admin('PATCH', url, { payload })).status).toBe(200);
      expect(await names('trainings', 'client', '&q=moved')).toEqual(['moved']);
      expect((await as('client')('GET', `${url}/history?_start=0&_end=5`)).status).toBe(403);
      const back = await as('client')('POST', `${url}/revert`, { payload: { to: 1, version: 2 } });
      expect(back.status).toBe(403);
      expect((await admin('GET', `${url}/history?_start=0&_end=5`)).status).toBe(200);
    });

    it('is in the session, screens, menu and API document for companies', async () => {
      const session = await as('manager')<{ design: { types: { name: string }[] } }>('GET', '/session');
      expect(session.body.design.types.map(({ name }) => name)).toEqual(['trainings']);
      const resource = resourceNamed('trainings') as Resource;
      expect(screenRoles(resource, 'list')).toEqual(['admin', 'client', 'branch_manager']);
      expect(screenRoles(resource, 'create')).toEqual(['admin', 'client']);
      expect(resource.menu?.alsoFor).toEqual(['admin', 'client', 'branch_manager']);
      const { body } = await admin<{ paths: Record<string, Record<string, Record<string, unknown>>> }>(
        'GET',
        '/openapi.json',
      );
      expect(body.paths['/api/v1/records/trainings']?.['post']?.['x-audience']).toEqual(['admin', 'client']);
      expect(body.paths['/api/v1/records/trainings/{id}/history']?.['get']?.['x-audience']).toEqual([
        'admin',
      ]);
    }, 120_000);

    it('notifies open pages only of changes in the reader’s own records', async () => {
      const url = await listenForStreams(test.app);
      const streams = await Promise.all(everybody.map((who) => hearLive(url, tokens.get(who) ?? '')));
      open.push(...streams);
      const [near, far, foreign] = await Promise.all(
        (['near', 'far', 'foreign'] as const).map(async (place) => {
          const { body } = await add('trainings', `live ${place}`, branch[place]);
          return body.id;
        }),
      );
      const heard = ({ changes }: HeardStream) =>
        [near, far, foreign].filter((id) =>
          changes.some(({ resource, ids }) => resource === 'trainings' && ids?.includes(id ?? '')),
        );
      await expect
        .poll(() => streams.map(heard), { timeout: 10_000, interval: 50 })
        .toEqual([[near, far], [near], [foreign]]);
    });

    it('finds the reader’s own records by an index', async () => {
      const columns = sql.raw(
        'client_id, name, state_id, city_id, street, place, responsible_name, responsible_phone',
      );
      await test.api.db.execute(
        sql`insert into branches (${columns}) select ${columns} from branches, generate_series(1, 200) where id = ${branch.foreign}`,
      );
      await test.api.db.execute(
        sql`insert into trainings (name, parent_id) select 'many', branches.id from branches, generate_series(1, 20) where client_id <> ${company}`,
      );
      await test.api.db.execute(sql`analyze trainings`);
      const actor = { userId: company, role: 'client', clientId: company, branchIds: null } as const;
      const own = readableRows(resourceNamed('trainings') as Resource, { ...actor, spendingLimit: null });
      const { rows } = await test.api.db.execute(sql`explain select id from trainings where ${own}`);
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
      expect(plan).toMatch(/Scan (?:on|using) trainings_parent_id_index/);
    });

    it('hides records of a deleted branch', async () => {
      const closing = await addBranch(test, company);
      await add('trainings', 'closing', closing);
      expect(await names('trainings', 'client', '&q=closing')).toEqual(['closing']);
      const { branches } = tables;
      await test.api.db.update(branches).set({ deletedAt: test.api.clock() }).where(eq(branches.id, closing));
      expect(await names('trainings', 'client', '&q=closing')).toEqual([]);
    });
  });
});

describe('a record type two levels below branches', () => {
  it('is open to the owners of the records above it, and closes with their type', async () => {
    const above = await addType('حامل', 'Rack', { parent: 'branches', ownReaders: ['client'] });
    await addType('رف', 'Tray', { parent: 'racks', ownWriters: ['client'] });
    const mine = await add('racks', 'mine', branch.near);
    const theirs = await add('racks', 'theirs', branch.foreign);
    await add('trays', 'own', mine.body.id);
    await add('trays', 'other', theirs.body.id);
    expect(await seenBy('trays')).toEqual([['own'], 403, ['other']]);
    expect((await add('trays', 'x', theirs.body.id, 'client')).status).toBe(400);
    const close = { payload: { version: above.body.version, ownReaders: [] } };
    expect((await admin('PATCH', `/record-types/${above.body.id}`, close)).status).toBe(200);
    expect(await seenBy('trays')).toEqual([403, 403, 403]);
  });
});

describe('record types below vehicles and companies', () => {
  it('are readable by the manager of a vehicle’s current branch', async () => {
    const [vehicle = ''] = await addVehicles(test, company, ['أ ب ج 4417']);
    await addType('معايرة', 'Calibration', { parent: 'vehicles', ownReaders: ['client', 'branch_manager'] });
    await add('calibrations', 'cooling unit', vehicle);
    expect(await seenBy('calibrations')).toEqual([['cooling unit'], [], []]);
    const { vehicles } = tables;
    await test.api.db.update(vehicles).set({ branchId: branch.near }).where(eq(vehicles.id, vehicle));
    expect(await seenBy('calibrations')).toEqual([['cooling unit'], ['cooling unit'], []]);
  });

  it('below companies are readable by the company, but not by its managers', async () => {
    const refused = await addType('عقد', 'Deal', { parent: 'clients', ownReaders: ['branch_manager'] });
    expect([refused.status, refused.body.errors['ownReaders']?.[0]]).toEqual([
      400,
      'These roles own none of the records that this type belongs to: Branch manager. Remove them, or create a type that belongs to records of theirs.',
    ]);
    await addType('سياسة', 'Policy', { parent: 'clients', ownWriters: ['client'] });
    await add('policys', 'ours', company);
    expect(await seenBy('policys')).toEqual([['ours'], 403, []]);
  });

  it('cannot be opened to companies where no parent record belongs to them', async () => {
    for (const parent of ['cities', null]) {
      const refused = await addType('شيء', 'Thing', { parent, ownWriters: ['client'] });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['ownWriters']]);
    }
    for (const role of ['supervisor', 'inspector', 'admin_finance']) {
      const refused = await addType('شيء', 'Thing', { parent: 'branches', ownReaders: [role] });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['ownReaders.0']]);
    }
  });
});
