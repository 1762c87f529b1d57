import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWriter, hostsOf } from 'sijil/server/db/connections';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

describe('a database URL with several hosts', () => {
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
  ])('%s is split into one URL per host', (address, hosts) => {
    expect(hostsOf(address)).toEqual(hosts);
  });
});

describe('among several databases', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database?.drop());

  const nobody = 'postgres://portal@127.0.0.1:9/portal';
  const onlyReading = (url: string) => `${url}?options=-c%20default_transaction_read_only%3Don`;

  it('the writable one is found behind unreachable and read-only ones', async () => {
    expect(await findWriter([nobody, onlyReading(database.url), database.url])).toBe(database.url);
  });

  it('the first is chosen when none is writable, so that its error is reported', async () => {
    expect(await findWriter([nobody, onlyReading(database.url)])).toBe(nobody);
  });
});
