import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/api/contract';
import { exportNames, exportOperations } from '#domain/formats/exportNames';
import { type OperationId, operations } from '#domain/access/operations';
import { resourceNamed } from '#resources';
import { customBases, hasRole } from '#domain/access/roles';
import { shownInFile } from '#domain/access/shownBy';
import type { Exchange } from 'sijil/schema/operationTypes';
import { exportView } from 'sijil/contract/exportViews';
import { keysOf } from 'sijil/base/objects';
import { permissionFor } from 'sijil/schema/access';
import { applyRoles, customRole, nothingTaken, unlimitedRole } from 'sijil/schema/roles/customRoles';
import { mayCallOperation } from 'sijil/schema/roles/mayCall';
import { exports } from 'sijil/server/db/schema/console';
import { files } from 'sijil/server/db/schema/files';
import { users } from '../../server/db/schema/users';
import { toFileLink } from 'sijil/server/files/fileLinks';
import { z } from 'zod';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

/** True for an answer that is a file, or that names one which is being made. */
function makesFile(id: OperationId): boolean {
  const { answer }: Exchange = contract[id];
  if ('file' in answer) return true;
  return answer === exportView || (answer instanceof z.ZodObject && answer.shape['export'] === exportView);
}

/** The progress of an export, whose file is judged by what makes it. */
const progress: readonly OperationId[] = ['exports.get', 'exports.cancel'];
const making = keysOf(contract).filter((id) => makesFile(id) && !progress.includes(id));

describe('an operation that answers or makes a file', () => {
  afterEach(() => applyRoles([]));

  it('declares the records that the file shows', () => {
    expect(Object.keys(shownInFile).sort()).toEqual([...making].sort());
    const unknown = Object.values(shownInFile).flatMap((names) =>
      names.filter((name) => !resourceNamed(name)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(making.map((id) => [id]))('%s is refused to a role that does not read all of them', (id) => {
    const { audience } = operations[id];
    for (const base of customBases) {
      if (audience !== 'any' && audience !== 'public' && !hasRole(base, audience)) continue;
      for (const name of shownInFile[id] ?? []) {
        const resource = resourceNamed(name);
        if (!resource || resource.access.read === 'everyone') continue;
        if (permissionFor(resource, 'read', { role: base }) === 'none') continue;
        applyRoles([
          {
            id: 'drawn',
            name: { ar: 'دور', en: 'Drawn' },
            base,
            narrowing: { ...nothingTaken, records: { [name]: { read: 'nothing' } } },
          },
        ]);
        expect([base, name, mayCallOperation(id, customRole('drawn'))]).toEqual([base, name, false]);
        expect([base, name, mayCallOperation(id, unlimitedRole(base))]).toEqual([base, name, true]);
      }
    }
  });

  it('is known for every kind of export', () => {
    expect(Object.keys(exportOperations).sort()).toEqual(Object.keys(exportNames).sort());
    const known = Object.values(exportOperations).flatMap((id) => id ?? []);
    expect(known.filter((id) => !making.includes(id))).toEqual([]);
  });
});

describe('a finished file', () => {
  let test: TestApp;
  let admin: ReturnType<typeof as>;
  const as = (token: string) =>
    askAs(
      () => test,
      () => token,
    );
  beforeAll(async () => {
    test = await buildTestApp();
    await test.app.ready();
    admin = as((await asRole(test, 'admin')).token);
  });
  afterAll(() => test.close());

  async function madeExport(ownerId: string, values: Pick<typeof exports.$inferInsert, 'kind' | 'query'>) {
    const createdAt = test.api.clock();
    const content = new PassThrough();
    content.end('a,b\r\n1,2');
    const saved = await test.api.storage.putStream(content);
    const [file] = await test.api.db
      .insert(files)
      .values({ ...saved, name: 'x.csv', type: 'text/csv', createdAt, ownerId: null })
      .returning();
    if (!file) throw new Error('no file');
    const [row] = await test.api.db
      .insert(exports)
      .values({ ...values, ownerId, language: 'en', total: 1, status: 'done', fileId: file.id, createdAt })
      .returning();
    return { id: String(row?.id), url: toFileLink(test.api, file).url };
  }

  it.each([
    ['payments', { kind: 'payments', query: {} }, { clients: { read: 'nothing' } }],
    [
      'a list',
      { kind: 'list', query: { list: 'branches', columns: 'name' } },
      { branches: { read: 'nothing' } },
    ],
    [
      'a list with a column that was hidden since',
      { kind: 'list', query: { list: 'branches', columns: 'name,street' } },
      { branches: { fields: { street: 'hidden' } } },
    ],
  ] as const)(
    'of %s is refused once its owner may no longer read what it holds',
    async (_, made, records) => {
      const person = await asRole(test, 'admin');
      const { id, url } = await madeExport(person.id, made);
      const ask = as(person.token);
      const open = () => test.app.inject({ url });
      expect((await ask('GET', `/exports/${id}`)).status).toBe(200);
      expect((await open()).statusCode).toBe(200);

      const { body: role } = await admin<Row>('POST', '/custom-roles', {
        payload: {
          name: { ar: `دور ${id}`, en: `Role ${id}` },
          base: 'admin',
          narrowing: { ...nothingTaken, records },
        },
      });
      await test.api.db.update(users).set({ customRoleId: role.id }).where(eq(users.id, person.id));
      const { status, body } = await ask<{ message: string }>('GET', `/exports/${id}`);
      expect([status, body.message]).toEqual([
        403,
        'This file holds data that you may no longer read, so it cannot be downloaded.',
      ]);
      const { body: listed } = await ask<{ file: unknown }[]>('GET', '/exports');
      expect(listed.map(({ file }) => file)).toEqual([null]);
      expect((await open()).statusCode).toBe(403);
    },
  );
});
