import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isNeverEmpty } from 'sijil/schema/fieldKinds';
import { apiPath } from 'sijil/schema/resource';
import { isWritable } from 'sijil/schema/field';
import { resourceList } from '#resources';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';
import { tinyPng, upload } from '../support/upload';
import { errorsOfCreating, errorsOfUpdating, writableNames } from 'sijil/testing/recordFacts';
import { validRecord } from 'sijil/testing/validRecord';

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
  const { id: supervisorId } = await asRole(test, 'supervisor');
  await asRole(test, 'inspector', { supervisorId });
  await asRole(test, 'client');
});
afterAll(() => test.close());

const uploadOwn = async () =>
  (await upload(test, admin, { content: tinyPng, name: 'a.png' }, 'image')).body.id;
vi.setConfig({ testTimeout: 60_000 });

interface Made {
  readonly id: string;
  readonly version: number;
}

/** A changed text needs an existing text and its placeholders, and a subscription or pin needs an existing list; samples have neither. */
const writable = resourceList.filter(
  ({ name, access, storedBy }) =>
    access.create && !storedBy && !['changedTexts', 'subscriptions', 'pins'].includes(name),
);

describe.each(writable.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const path = apiPath(resource);

  it('creating a record with a value of any type in one field never causes a server error', async () => {
    expect(await errorsOfCreating(ask, resource, uploadOwn)).toEqual([]);
  });

  it.runIf(resource.access.update)(
    'updating a record with a value of any type in one field never causes a server error',
    async () => {
      const made = await ask<Made>('POST', path, { payload: await validRecord(ask, resource, uploadOwn) });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      expect(await errorsOfUpdating(ask, resource, made.body)).toEqual([]);
    },
  );

  /** Checks new records and bulk changes; an empty cell of an import keeps the current value. */
  async function expectNeverEmpty(id: string, name: string, value: unknown) {
    if (isWritable(resource.fields[name]!, 'create')) {
      const payload = { ...(await validRecord(ask, resource, uploadOwn)), [name]: value };
      const { status, body } = await ask('POST', path, { payload });
      expect([name, status, Object.keys(body['errors'] ?? {})]).toEqual([name, 422, [name]]);
    }
    const many = { action: 'update', items: [{ id }], values: { [name]: value } };
    const { body } = await ask<{ ok: boolean; code: string }[]>('POST', `${path}/bulk`, { payload: many });
    expect([name, body[0]?.ok, body[0]?.code]).toEqual([name, false, 'never_empty']);
  }

  it.runIf(resource.access.update)('a field that must have a value cannot be cleared', async () => {
    const made = await ask<Made>('POST', path, { payload: await validRecord(ask, resource, uploadOwn) });
    const { id, version } = made.body;
    for (const name of writableNames(resource, 'update').filter((one) =>
      isNeverEmpty(resource.fields[one]!),
    )) {
      // A boolean field accepts only true or false: 422 for any other way of clearing it.
      const said = resource.fields[name]?.kind === 'boolean' ? 422 : 400;
      for (const value of [null, '']) {
        const answer = await ask('PATCH', `${path}/${id}`, { payload: { version, [name]: value } });
        expect([name, answer.status, Object.keys(answer.body['errors'] ?? {})[0]?.split('.')[0]]).toEqual([
          name,
          said,
          name,
        ]);
        if (said === 422) await expectNeverEmpty(id, name, value);
      }
    }
  });
});
