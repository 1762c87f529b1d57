import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createNationalAddresses } from '../../server/adapters/addresses/nationalAddresses';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { addBranch } from './ordersFixture';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await asRole(test, 'client', { profileCompleted: false }));
});
afterAll(() => test?.close());

const ask = (code: string) => call(test, 'nationalAddresses.get', { token, params: { code } });

describe('a national short address', () => {
  it('looks up region, city, district, street and coordinates before the company profile is complete', async () => {
    const { cities, districts } = tables;
    const named = await test.api.db
      .select({
        districtId: districts.id,
        cityId: cities.id,
        stateId: cities.stateId,
        district: districts.name,
      })
      .from(districts)
      .innerJoin(cities, eq(cities.id, districts.cityId))
      .where(sql`${cities.name}->>'en' = 'Riyadh'`);
    const olaya = named.find(({ district }) => district.ar === 'العليا');
    const { status, body } = await ask('RRRD2929');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      stateId: olaya?.stateId,
      cityId: olaya?.cityId,
      districtId: olaya?.districtId,
      street: expect.any(String),
    });
    const { latitude, longitude } = body['place'] as { latitude: number; longitude: number };
    expect([Math.round(latitude), Math.round(longitude)]).toEqual([25, 47]);
  });

  it('that is unknown or malformed is not found', async () => {
    expect((await ask('RRRD0000')).status).toBe(404);
    expect((await ask('RRRD29')).status).toBe(404);
  });

  it('is requested from the register with the API key, as its contract specifies', async () => {
    const asked: { url: URL; key: string | null }[] = [];
    const answer = {
      success: true,
      totalSearchResults: '1',
      Addresses: [
        {
          RegionName: 'منطقة الرياض',
          City: 'الرياض',
          District: 'حي العليا',
          Street: 'العليا',
          Latitude: '24.69',
          Longitude: '46.68',
        },
      ],
    };
    const addresses = createNationalAddresses({
      url: 'https://apina.address.gov.sa/',
      apiKey: 'secret',
      fetch: (input, init) => {
        const { url, headers } = new Request(input, init);
        asked.push({ url: new URL(url), key: headers.get('api_key') });
        return Promise.resolve(Response.json(answer));
      },
    });
    expect(await addresses.find('RRRD2929')).toMatchObject({ city: 'الرياض', latitude: 24.69 });
    expect(asked[0]?.key).toBe('secret');
    expect(asked[0]?.url.pathname).toBe(
      '/NationalAddress/NationalAddressByShortAddress/NationalAddressByShortAddress',
    );
    expect(asked[0]?.url.searchParams.get('shortaddress')).toBe('RRRD2929');
  });

  it.each([
    ['out of order', () => Promise.resolve(new Response('', { status: 500 }))],
    ['out of reach', () => Promise.reject(new Error('no route'))],
    ['somebody else', () => Promise.resolve(Response.json({ hello: 'world' }))],
  ])('fails to resolve if the register is %s', async (_, fetch) => {
    const addresses = createNationalAddresses({ url: 'https://a.test', apiKey: 'k', fetch });
    await expect(addresses.find('RRRD2929')).rejects.toThrow();
  });
});

describe('importing branches from a sheet', () => {
  interface Report {
    readonly created: number;
    readonly valid: number;
    readonly refused: readonly { readonly line: number; readonly errors: Record<string, string[]> }[];
    readonly found: readonly {
      readonly line: number;
      readonly branch: Record<string, unknown>;
      readonly place: string;
    }[];
  }
  const person = { responsibleName: 'سارة', responsiblePhone: '0501234567' };
  const byAddress = { line: 2, name: 'فرع العليا', shortAddress: 'rrrd 2929', ...person };
  const byHand = {
    line: 3,
    name: 'فرع العزيزية',
    cityId: 'مكة المكرمة',
    districtId: 'العزيزية',
    street: 'شارع 1',
    place: 'https://maps.google.com/?q=21.41,39.86',
    ...person,
  };
  const send = async (mode: string, rows: readonly object[], client = token) => {
    const { status, body } = await call<Report>(test, 'branches.importOwn', {
      token: client,
      body: { mode, rows },
    });
    return { status, ...body };
  };

  it('previews the rows, completed from the short address or the city, without creating branches', async () => {
    const report = await send('check', [byAddress, byHand]);
    expect(report).toMatchObject({ status: 200, created: 0, valid: 2, refused: [] });
    const [first, second] = report.found;
    expect(first?.branch).toMatchObject({
      shortAddress: 'RRRD2929',
      place: { latitude: expect.any(Number) },
    });
    expect(first?.place).toMatch(/^الرياض، العليا، |^Riyadh, /);
    // Several cities have a district of that name: the row's city decides.
    expect(second?.branch).toMatchObject({
      place: { latitude: 21.41, longitude: 39.86 },
      stateId: expect.any(String),
    });
    expect(await test.api.db.$count(tables.branches, eq(tables.branches.name, 'فرع العليا'))).toBe(0);
  });

  it('takes opening hours as people write them, and refuses others in their row', async () => {
    const { token: company, id } = await asRole(test, 'client');
    await addBranch(test, id);
    const open = { ...byHand, line: 2, name: 'فرع مفتوح', openingHours: 'السبت–الخميس 9:00–23:00' };
    const unclear = { ...byHand, line: 3, name: 'فرع مبهم', openingHours: 'حسب الموسم' };
    const report = await send('valid', [open, unclear], company);
    expect(report).toMatchObject({ created: 1, refused: [{ line: 3 }] });
    expect(Object.keys(report.refused[0]?.errors ?? {})).toEqual(['openingHours']);
    const own = await test.api.db.select().from(tables.branches).where(eq(tables.branches.name, 'فرع مفتوح'));
    expect(own.map(({ openingHours }) => openingHours)).toEqual([
      [{ id: expect.any(String), days: ['sat', 'sun', 'mon', 'tue', 'wed', 'thu'], hours: '09:00-23:00' }],
    ]);
  });

  it('reports errors per row, and creates the valid rows only in mode “valid”', async () => {
    const { token: company, id } = await asRole(test, 'client');
    await addBranch(test, id);
    const wrong = { line: 4, name: 'فرع بلا مكان', cityId: 'أتلانتس', ...person };
    const none = await send('all', [byAddress, wrong], company);
    expect(none).toMatchObject({ created: 0, valid: 1 });
    expect(Object.keys(none.refused[0]?.errors ?? {}).toSorted()).toEqual([
      'cityId',
      'place',
      'stateId',
      'street',
    ]);
    expect(await send('valid', [byAddress, wrong], company)).toMatchObject({ created: 1 });
    expect(await send('all', [byHand], company)).toMatchObject({ created: 1 });
    const own = await test.api.db.select().from(tables.branches).where(eq(tables.branches.clientId, id));
    expect(own.filter(({ main }) => main)).toHaveLength(1);
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['فرع العليا', 'فرع العزيزية']));
  });

  it('requires an address typed by hand if the register fails, which is called only once', async () => {
    const { addresses } = test.api;
    if (!addresses) throw new Error('the sandbox plays the register');
    const find = vi.spyOn(addresses, 'find').mockRejectedValue(new Error('no answer within eight seconds'));
    const report = await send(
      'check',
      [2, 3, 4].map((line) => ({ ...byAddress, line })),
    );
    expect(find.mock.calls).toEqual([['RRRD2929']]);
    find.mockRestore();
    expect(report.refused.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(report.refused[0]?.errors).toHaveProperty('cityId');
  });
});
