import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWriter, hostsOf } from '#framework/server/db/connections';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

describe('an address with several hosts', () => {
  it.each([
    ['postgres://one/portal', ['postgres://one/portal']],
    [
      'postgres://portal:a%2Cb@one:5432,two:5433/portal?sslmode=require',
      [
        'postgres://portal:a%2Cb@one:5432/portal?sslmode=require',
        'postgres://portal:a%2Cb@two:5433/portal?sslmode=require',
      ],
    ],
    ['postgres://one,two,three/portal', ['one', 'two', 'three'].map((host) => `postgres://${host}/portal`)],
    ['postgres://portal:a,b@one/portal', ['postgres://portal:a,b@one/portal']],
  ])('%s names each', (address, hosts) => {
    expect(hostsOf(address)).toEqual(hosts);
  });
});

describe('of several databases', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database?.drop());

  const nobody = 'postgres://portal@127.0.0.1:9/portal';
  const onlyReading = (url: string) => `${url}?options=-c%20default_transaction_read_only%3Don`;

  it('the one that takes changes is found behind those that are away or only read', async () => {
    expect(await findWriter([nobody, onlyReading(database.url), database.url])).toBe(database.url);
  });

  it('the first is named where none takes changes, as its own error then says why', async () => {
    expect(await findWriter([nobody, onlyReading(database.url)])).toBe(nobody);
  });
});
