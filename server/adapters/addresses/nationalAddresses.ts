import { z } from 'zod';

interface Options {
  /** Without the operation's path: `https://apina.address.gov.sa`, or the portal's own sandbox. */
  readonly url: string;
  readonly apiKey: string;
  readonly fetch?: typeof fetch;
}

const timeoutMs = 8000;

/** The last part occurs twice in the register's own addresses. */
const path = '/NationalAddress/NationalAddressByShortAddress/NationalAddressByShortAddress';

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

const answer = z.object({
  success: z.boolean(),
  Addresses: z
    .array(
      z.object({
        RegionName: z.string(),
        City: z.string(),
        District: z.string().catch(''),
        Street: z.string().catch(''),
        Latitude: degrees(90),
        Longitude: degrees(180),
      }),
    )
    .nullish(),
});

/** HTTP client of the national address register (rules 10.8): one GET, the key in a header, JSON. */
export function createNationalAddresses({ url, apiKey, fetch: send = fetch }: Options): AddressService {
  return {
    async find(shortAddress) {
      const query = new URLSearchParams({
        format: 'JSON',
        language: 'A',
        page: '1',
        encode: 'utf8',
        shortaddress: shortAddress,
      });
      const response = await send(`${url.replace(/\/$/, '')}${path}?${query.toString()}`, {
        headers: { api_key: apiKey },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`the national address register answered ${response.status}`);
      const { success, Addresses } = answer.parse(await response.json());
      const found = success ? Addresses?.[0] : undefined;
      if (!found) return null;
      const { RegionName, City, District, Street, Latitude, Longitude } = found;
      return {
        region: RegionName.trim(),
        city: City.trim(),
        district: District.trim(),
        street: Street.trim(),
        latitude: Latitude,
        longitude: Longitude,
      };
    },
  };
}

/** A place of the national address, with the service's Arabic names. */
export interface NationalAddress {
  readonly region: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Register of national addresses. Throws if it could not be queried. */
export interface AddressService {
  /** Null for a short address that the register does not know. */
  find(shortAddress: string): Promise<NationalAddress | null>;
}
