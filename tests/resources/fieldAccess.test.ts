import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles';
import type { Resource } from 'sijil/schema/resource';
import { resources } from '#resources';
import type { Actor } from 'sijil/server/http/appContext';
import { bulkUpdate } from 'sijil/server/resources/bulkUpdate';
import { changesWithTitles } from 'sijil/server/resources/changesWithTitles';
import { exportColumns } from 'sijil/server/resources/export/listTable';
import { importRecords } from 'sijil/server/resources/import/importRecords';
import { tables } from '../../server/db/schema/declared';
import { listQuery } from 'sijil/server/resources/listQuery';
import { insertRecord } from 'sijil/server/resources/createRecord';
import { readRecords } from 'sijil/server/resources/records';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

let test: TestApp;
let supervisor: string;
const asSupervisor = askAs(
  () => test,
  () => supervisor,
);
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: supervisor } = await asRole(test, 'supervisor'));
});
afterAll(() => test.close());

/** Client types with an English text that only supervisors may read and write, and that has a default value. */
const { clientTypes } = resources;
const guarded: Resource = {
  ...clientTypes,
  fields: {
    ...clientTypes.fields,
    descriptionEn: {
      ...clientTypes.fields.descriptionEn,
      default: 'Unnamed',
      access: { read: ['supervisor'], write: ['supervisor'] },
    },
  },
};
const actorOf = (role: Role): Actor => ({
  userId: crypto.randomUUID(),
  role,
  clientId: null,
  branchIds: null,
  spendingLimit: null,
  sessionId: '',
  name: '',
  email: '',
  language: 'en',
  mustChangePassword: false,
  mustAddSecondFactor: false,
  throughProvider: false,
  seenBy: null,
  apiTokenId: null,
  scopes: null,
});
const write = () => ({ resource: guarded, actor: actorOf('admin'), language: 'en' as const });
const create = (input: unknown) =>
  test.api.db.transaction((tx) => insertRecord(test.api, tx, write(), input));
/** Finds a client type by its Arabic text. Names are unique among siblings, so each record here gets another parent. */
async function typeNamed(text: string): Promise<string> {
  const { id, descriptionAr } = tables.clientTypes;
  const [type] = await test.api.db.select({ id }).from(tables.clientTypes).where(eq(descriptionAr, text));
  return type?.id ?? '';
}

describe('the total of a request, which a supervisor may not read', () => {
  it.each(['_sort=total', 'total_gte=1', 'total=1'])(
    'cannot be used in their list or export: %s',
    async (query) => {
      expect((await asSupervisor('GET', `/requests?${query}`)).status).toBe(400);
      expect((await asSupervisor('GET', `/requests/export?${query}`)).status).toBe(400);
    },
  );

  it('is not a column of their export', async () => {
    expect((await asSupervisor('GET', '/requests/export?columns=code,total')).status).toBe(400);
    const { status, text } = await asSupervisor('GET', '/requests/export');
    expect(status).toBe(200);
    expect(text).not.toContain('Total');
  });
});

describe('a field that a role may neither read nor write', () => {
  it('is left out of records, exports, searches and the history', async () => {
    const { id } = await create({ descriptionAr: 'سرية', parentId: await typeNamed('مطاعم') });
    const [record] = await readRecords(test.api, test.api.db, guarded, actorOf('admin'), undefined);
    expect(record).not.toHaveProperty('descriptionEn');
    expect(exportColumns(guarded, 'admin', undefined).map(({ name }) => name)).not.toContain('descriptionEn');
    expect(() => exportColumns(guarded, 'admin', 'descriptionEn')).toThrow('unknown_parameter');
    const changes = [{ descriptionAr: { from: 1, to: 2 }, descriptionEn: { from: 1, to: 2 } }];
    expect(await changesWithTitles(test.api, guarded, 'admin', changes)).toEqual([
      { descriptionAr: { from: 1, to: 2 } },
    ]);
    const { where } = listQuery(
      { ...guarded, search: ['descriptionEn'] },
      'admin',
      { q: 'Unnamed' },
      {
        language: 'en',
        at: test.api.clock(),
      },
    );
    expect(await readRecords(test.api, test.api.db, guarded, actorOf('admin'), where)).toEqual([]);
    expect(id).toEqual(expect.any(String));
  });

  it('is refused in imports, row by row, and in bulk changes', async () => {
    const rows = [
      { line: 2, values: { descriptionAr: 'أ', descriptionEn: 'Sneaked' } },
      { line: 3, values: { descriptionAr: 'مسموح' } },
    ];
    const outcome = await importRecords(test.api, write(), { mode: 'valid', rows });
    expect(outcome).toMatchObject({
      created: 1,
      refused: [{ line: 2, errors: { descriptionEn: [expect.any(String)] } }],
    });
    const { id } = await create({ descriptionAr: 'ب', parentId: await typeNamed('مسموح') });
    const values = { descriptionEn: 'Sneaked' };
    const results = await bulkUpdate(test.api, write(), { action: 'update', items: [{ id }], values });
    expect(results).toEqual([{ id, ok: false, code: 'forbidden', message: expect.any(String) }]);
  });
});
