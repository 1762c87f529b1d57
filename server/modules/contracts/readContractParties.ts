import type { ContractParty, ContractScope } from '#domain/contracts/contractPaper';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Queryable } from 'sijil/server/db/connect';
import { requestVehicles } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import type { RequestRow } from '../../workflow/effect';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Company } from '#domain/company';

/** Party whose name is stored in one language, and its address in both. */
interface ClientParty extends ContractParty {
  readonly company: string;
  readonly address?: Localized;
}

/** Client of a request as a party to its documents; the address is the ordered branch's, otherwise the main branch's. */
export async function readClientParty(db: Queryable, request: RequestRow): Promise<ClientParty> {
  const { clients, branches } = tables;
  const [row] = await db
    .select({ client: clients, name: users.name, phone: users.phone, email: users.email })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.id))
    .where(eq(clients.id, request.clientId));
  if (!row) throw new Error(`client ${request.clientId} does not exist`);
  const owned = await readBranches(db, eq(branches.clientId, request.clientId));
  const home = owned.find(({ id }) => id === request.branchId) ?? owned.find(({ main }) => main) ?? owned[0];
  const { commercialRegistration, taxNumber, companyName } = row.client;
  return {
    company: companyName,
    representative: row.name,
    phone: row.phone,
    email: row.email,
    ...(commercialRegistration && { commercialRegistration }),
    ...(taxNumber && { vatNumber: taxNumber }),
    ...(home && { address: addressOf(home) }),
  };
}

/** Scope of the request's contract: its branches, or its vehicles. */
export async function readContractScope(db: Queryable, request: RequestRow): Promise<ContractScope> {
  const { branches, vehicles, vehicleTypes } = tables;
  const covered = await db
    .select({ plate: vehicles.number, driver: vehicles.driverName, kind: vehicleTypes.name })
    .from(requestVehicles)
    .innerJoin(vehicles, eq(vehicles.id, requestVehicles.vehicleId))
    .innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicles.vehicleTypeId))
    .where(eq(requestVehicles.requestId, request.id))
    .orderBy(asc(vehicles.number));
  if (covered.length > 0)
    return {
      kind: 'vehicles',
      vehicles: covered.map(({ driver, ...vehicle }) => ({ ...vehicle, ...(driver !== null && { driver }) })),
    };
  const ids = request.branchId ? [request.branchId, ...request.otherBranchIds] : [];
  const found = ids.length > 0 ? await readBranches(db, inArray(branches.id, ids)) : [];
  return {
    kind: 'branches',
    branches: found.map((branch) => ({ name: branch.name, city: branch.city, address: addressOf(branch) })),
  };
}

interface BranchPlace {
  readonly street: string;
  readonly city: Localized;
  readonly district: Localized | null;
  /** National short address, whose digits are the number of the building. */
  readonly shortAddress: string | null;
}

function readBranches(db: Queryable, where: SQL) {
  const { branches, cities, districts } = tables;
  return db
    .select({
      id: branches.id,
      name: branches.name,
      main: branches.main,
      street: branches.street,
      shortAddress: branches.shortAddress,
      city: cities.name,
      district: districts.name,
    })
    .from(branches)
    .innerJoin(cities, eq(cities.id, branches.cityId))
    .leftJoin(districts, eq(districts.id, branches.districtId))
    .where(where)
    .orderBy(asc(branches.createdAt), asc(branches.id));
}

function addressOf({ street, city, district, shortAddress }: BranchPlace): Localized {
  return {
    ar: [street, district?.ar, city.ar, shortAddress].filter(Boolean).join('، '),
    // A street is stored as it was typed, mostly in Arabic, and then left out of an English line.
    en: [!arabic.test(street) && street, district?.en, city.en, shortAddress].filter(Boolean).join(', '),
  };
}

const arabic = /\p{Script=Arabic}/u;

const unnamed: Localized = textTable('words/providerParty/unnamed', {
  ar: 'المفوّض بالتوقيع عنها',
  en: 'Its authorised signatory',
});

/** The provider as a party to a contract and as a seller. */
export function providerParty(provider: Company): ContractParty {
  const { name, unifiedNumber, vatNumber, address, phone, email } = provider;
  return {
    company: name,
    representative: representativeOf(provider),
    commercialRegistration: unifiedNumber,
    vatNumber,
    address,
    phone,
    email,
  };
}

/** Representative by name and capacity: a department cannot represent a company. */
function representativeOf({ signatoryName: name, signatoryCapacity: capacity }: Company): Localized {
  if (!name) return unnamed;
  if (!capacity) return name;
  return { ar: `${name.ar}، ${capacity.ar}`, en: `${name.en}, ${capacity.en}` };
}
