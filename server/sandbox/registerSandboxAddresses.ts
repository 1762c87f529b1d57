import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { isShortAddress } from 'sijil/base/formats/saudiNumbers';
import { tables } from '../db/schema/declared';
import type { AppContext } from 'sijil/server/http/appContext';

/** Hidden from the API reference, because it simulates somebody else's API. */
const hidden = { schema: { hide: true } };

/**
 * Simulated register of national addresses (rules 10.8), only in the sandbox. Each short address, except those that end in
 * 0000, is a place in one of the portal's districts, always the same one; RRRD2929 is in العليا in Riyadh.
 */
export function registerSandboxAddresses(api: AppContext): void {
  if (!api.config.sandbox || api.config.addresses.url !== undefined) return;
  api.app.get<{ Querystring: { shortaddress?: string } }>(
    '/sandbox/addresses/NationalAddress/NationalAddressByShortAddress/NationalAddressByShortAddress',
    hidden,
    async (request, reply) => {
      if (request.headers['api_key'] !== api.config.addresses.apiKey)
        return reply.status(401).send({ statusCode: 401, message: 'Access denied due to invalid key.' });
      const typedAddress = request.query.shortaddress ?? '';
      const place =
        isShortAddress(typedAddress) && !typedAddress.endsWith('0000')
          ? await placeOf(api, typedAddress)
          : null;
      const found = place
        ? [{ ...place, ShortAddress: typedAddress, BuildingNumber: typedAddress.slice(4) }]
        : [];
      return { success: true, totalSearchResults: String(found.length), Addresses: found };
    },
  );
}

async function placeOf({ db }: AppContext, shortAddress: string) {
  const { states, cities, districts } = tables;
  const rows = await db
    .select({ state: states.name, city: cities.name, center: cities.center, district: districts.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(states, eq(states.id, cities.stateId))
    .orderBy(asc(cities.id), asc(districts.id));
  const drawn = createHash('sha256').update(shortAddress).digest();
  const known = rows.find(({ district }) => shortAddress === 'RRRD2929' && district.ar === 'العليا');
  const row = known ?? rows[drawn.readUInt32BE(0) % Math.max(1, rows.length)];
  if (!row) return null;
  const aside = (at: number) => (drawn.readUInt8(at) / 255 - 0.5) / 20;
  return {
    RegionName: `منطقة ${row.state.ar}`,
    City: row.city.ar,
    District: `حي ${row.district.ar}`,
    Street: 'شارع الأمير محمد بن عبدالعزيز',
    PostCode: '12211',
    Latitude: String(row.center.latitude + aside(4)),
    Longitude: String(row.center.longitude + aside(5)),
  };
}
