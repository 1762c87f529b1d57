import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('a client imports vehicles of the own company, by the words of the file, and none of another', async () => {
  const [own, other] = [await asRole(test, 'client'), await asRole(test, 'client')];
  const [type] = await test.api.db.select().from(tables.vehicleTypes).limit(1);
  const row = (line: number, number: string, clientId: string) => ({
    line,
    // A vehicle need not have a driver of its own.
    values: {
      clientId,
      number,
      vehicleTypeId: String(type?.name.ar),
      ...(line === 2 && { driverName: 'سعد' }),
    },
  });
  const send = async (rows: readonly object[]) => {
    const { body } = await test.app.inject({
      method: 'POST',
      url: '/api/v1/vehicles/import',
      headers: { authorization: `Bearer ${own.token}` },
      payload: { mode: 'all', rows },
    });
    return body;
  };
  expect(await send([row(2, 'أ ب ح 1234', own.id), row(3, 'أ ب ح 5678', own.id)])).toContain('"created":2');
  expect(await send([row(2, 'أ ب ح 9012', other.id)])).not.toContain('"created":1');
  const saved = (id: string) =>
    test.api.db.select().from(tables.vehicles).where(eq(tables.vehicles.clientId, id));
  expect([(await saved(own.id)).length, (await saved(other.id)).length]).toEqual([2, 0]);
  const drivers = (await saved(own.id)).map(({ driverName }) => driverName);
  expect(new Set(drivers)).toEqual(new Set(['سعد', null]));
});
