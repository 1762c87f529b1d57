import { englishOf } from '../data/englishNames';
import { randomUUID } from 'node:crypto';
import type { BranchDocumentKind } from '#domain/profile/documentFields';
import { dayMs, riyadhDate } from 'sijil/base/time/riyadhTime';
import type { OpeningSpan } from '#domain/scheduling/openingHours';
import { weekdayNames } from '#domain/scheduling/weekdays';
import { tables } from '../../../db/schema/declared';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../../db/schema/users';
import { branchAssignments } from '../../../db/schema/accounts';
import type { BranchSpec, CompanySpec } from '../data/companySpec';
import { otherCompanies } from '../data/otherCompanies';
import { restaurantCompanies } from '../data/restaurantCompanies';
import type { DemoFiles } from '../fileShelf';
import type { SceneName } from '../pictures/scenes';
import { logos } from '../pictures/logos';
import { insertAll } from '../insertAll';
import type { References } from '../references';
import { type DemoCompany, need } from '../demoBusiness';
import { type Accounts, phoneOf } from './insertStaff';
import { seededRandom } from '../../sample/seededRandom';
import type { Coordinates } from 'sijil/base/geo/coordinates';

/** Registration numbers of a company, always the same for the same key. */
function companyNumbers(key: string) {
  const random = seededRandom(`numbers/${key}`);
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('');
  return {
    commercialRegistration: `70${digits(8)}`,
    taxNumber: `31${digits(8)}00003`,
    iban: toIban(`80000${digits(15)}`),
    municipalLicenceNumber: `4${digits(10)}`,
  };
}

/** Four letters and the building's number: the short form of a national address. */
function shortAddressOf(name: string): string {
  const random = seededRandom(`address/${name}`);
  const letter = () => random.pick(Array.from('ABDEHJKMNRST'));
  return `R${letter()}${letter()}${letter()}${Math.floor(random.between(2000, 9000))}`;
}

/** Twenty digits of bank and account with their check digits (ISO 13616: SA is 2810, then 00, mod 97). */
function toIban(account: string): string {
  const check = 98n - (BigInt(`${account}281000`) % 97n);
  return `SA${String(check).padStart(2, '0')}${account}`;
}

/** Beyond these meridians lie the Gulf and, on the other side, the Red Sea: places there are moved inland only. */
const coasts = { east: 49.5, west: 39.25 };

/**
 * Coordinates of a demo branch: some kilometres from the city's centre, each index in another direction (the golden
 * angle). The demo's companies and their places are invented.
 */
function placeNear({ latitude, longitude }: Coordinates, index: number): Coordinates {
  const angle = index * 2.399_963;
  const degrees = 0.018 + (index % 4) * 0.009;
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  const aside = degrees * Math.cos(angle);
  const inland =
    longitude > coasts.east ? -Math.abs(aside) : longitude < coasts.west ? Math.abs(aside) : aside;
  return {
    latitude: round(latitude + degrees * Math.sin(angle)),
    longitude: round(longitude + inland),
  };
}

const newClient = {
  name: 'لجين بنت عبدالله الحمدان',
  email: 'newclient@demo.test',
  companyName: 'حلويات لجين',
};

interface Setting {
  readonly tx: Transaction;
  readonly accounts: Accounts;
  readonly references: References;
  readonly shelf: DemoFiles;
  readonly createdAt: Date;
  readonly now: Date;
}

/** Writes the clients with their restaurants, branches, vehicles and branch managers, and returns them by key. */
export async function insertCompanies(setting: Setting): Promise<ReadonlyMap<string, DemoCompany>> {
  const { tx, accounts } = setting;
  const companies = [...restaurantCompanies, ...otherCompanies].map((spec) => {
    const id = accounts.add('client', spec.contact);
    const managerId = spec.manager ? accounts.add('branch_manager', spec.manager, id) : null;
    return { spec, id, managerId, iban: companyNumbers(spec.key).iban };
  });
  const newClientId = accounts.add('client', newClient);
  await insertAll(tx, users, accounts.rows.splice(0));
  const clients = companies.map(({ spec, id }) => ({ id, ...toClient(setting, spec, id) }));
  await setting.shelf.flush(tx);
  await tx.insert(tables.clients).values(clients);
  await tx.insert(tables.clients).values({
    id: newClientId,
    companyName: newClient.companyName,
    companyNameEn: englishOf(newClient.companyName),
    profileCompleted: false,
    createdAt: setting.createdAt,
  });
  const written: DemoCompany[] = [];
  for (const company of companies) written.push({ ...company, ...(await insertOwned(setting, company)) });
  return new Map(written.map((company) => [company.spec.key, company]));
}

function toClient({ references, shelf, createdAt }: Setting, spec: CompanySpec, id: string) {
  const document = shelf.scene('document', id, createdAt);
  return {
    companyName: spec.companyName,
    companyNameEn: englishOf(spec.companyName),
    logo: spec.logo ? shelf.add(`logo-${spec.key}.png`, logos[spec.logo], id, createdAt) : null,
    position: spec.contact.position,
    clientTypeId: references.clientType(spec.type[0]),
    clientSubTypeId: references.clientType(spec.type[1]),
    cuisineTypeId: spec.cuisine ? references.cuisine(spec.cuisine) : null,
    employees: spec.employees,
    ...(spec.paymentTerms && { paymentTerms: spec.paymentTerms }),
    nationalityIds: spec.nationalities.map((name) => references.nationality(name)),
    shopArea: spec.area,
    ...companyNumbers(spec.key),
    taxDocument: document,
    commercialDocument: document,
    bankDocument: document,
    municipalLicence: document,
    ...Object.fromEntries((spec.lacks ?? []).map((fact) => [fact, null])),
    profileCompleted: true,
    createdAt,
  };
}

type Owner = Pick<DemoCompany, 'spec' | 'id' | 'managerId' | 'iban'>;

async function insertOwned(setting: Setting, { spec, id, managerId }: Owner) {
  const { tx, references, createdAt } = setting;
  const restaurantIds = spec.restaurants.map(() => randomUUID());
  const restaurants = spec.restaurants.map(([name, cuisine], index) => ({
    id: restaurantIds[index],
    clientId: id,
    name,
    nameEn: englishOf(name),
    createdAt,
    cuisineTypeId: references.cuisine(cuisine),
  }));
  await insertAll(tx, tables.restaurants, restaurants);
  const rows = spec.branches.map((one, index) => ({
    id: randomUUID(),
    clientId: id,
    main: index === 0,
    active: true,
    createdAt: new Date(createdAt.getTime() + index * 1e3),
    restaurantId: one.restaurant === undefined ? null : (restaurantIds[one.restaurant] ?? null),
    ...toBranch(references, one, index),
  }));
  await tx.insert(tables.branches).values(rows);
  const branches = rows.map(({ id: branchId, name, city }) => ({ id: branchId, name, city: city.name }));
  await insertAll(tx, tables.branchDocuments, documentsOf(setting, id, branches));
  const vehicles = spec.vehicles.map(({ plate }) => ({ id: randomUUID(), plate }));
  const papers = spec.vehicles.map((_, index) => papersOf(setting, id, index));
  await setting.shelf.flush(tx);
  await insertAll(
    tx,
    tables.vehicles,
    spec.vehicles.map(({ plate: number, type, driver: driverName, weight, branch }, index) => ({
      id: vehicles[index]?.id,
      clientId: id,
      number,
      driverName,
      weight,
      active: true,
      createdAt,
      vehicleTypeId: references.vehicleType(type),
      papers: papers[index] ?? null,
      branchId: need(branches[branch], `branch ${branch} of ${spec.key}`).id,
    })),
  );
  if (managerId && spec.manager) {
    const managed = spec.manager.branches.map((index) => need(branches[index], spec.key).id);
    await tx.insert(branchAssignments).values(managed.map((branchId) => ({ userId: managerId, branchId })));
  }
  return { branches, vehicles };
}

/** Documents of branches: most are valid, some expire soon or have expired, one was renewed in time. */
function documentsOf(
  { shelf, createdAt, now }: Setting,
  clientId: string,
  branches: readonly { readonly id: string }[],
): (typeof tables.branchDocuments.$inferInsert)[] {
  return branches.flatMap(({ id: branchId }, place) =>
    (paperSets[place % paperSets.length] ?? []).map(([kind, number, days]) => ({
      clientId,
      branchId,
      kind,
      number: `${number}-${place + 1}`,
      expiresOn: riyadhDate(new Date(now.getTime() + days * dayMs)),
      document: shelf.scene('document', clientId, createdAt),
      createdAt,
    })),
  );
}

/** Picture of a vehicle and its registration; one in four has no picture yet. */
function papersOf({ shelf, createdAt }: Setting, clientId: string, index: number): string[] | null {
  if (index % 4 === 3) return null;
  const scene = (name: SceneName) => shelf.scene(name, clientId, createdAt, String(index + 1));
  return index % 2 === 0
    ? [scene('truck'), scene('cargo'), scene('document')]
    : [scene('truck'), scene('document')];
}

/** Kind, number, and days until expiry. */
type Paper = readonly [kind: BranchDocumentKind, number: string, days: number];
const paperSets: readonly (readonly Paper[])[] = [
  [
    ['municipalLicence', '40112026', 210],
    ['civilDefence', 'CD-7781', 18],
    ['pestControl', 'PC-2025', -35],
    ['pestControl', 'PC-2026', 330],
  ],
  [
    ['municipalLicence', '40113377', -6],
    ['healthCards', 'HC-118', 90],
  ],
  [['municipalLicence', '40119042', 120]],
];

/** Opening hours of a restaurant, which include all visiting times; a depot has none on record. */
function hoursOf({ restaurant }: BranchSpec, index: number): readonly OpeningSpan[] | null {
  if (restaurant === undefined) return null;
  const workDays = weekdayNames.filter((day) => day !== 'fri');
  return [
    { days: workDays, hours: index % 2 === 0 ? '08:00-23:30' : '06:00-01:00' },
    { days: ['fri'], hours: '13:00-01:00' },
  ];
}

function toBranch(references: References, one: BranchSpec, index: number) {
  const city = references.city(one.city);
  const district = one.district ? references.district(city.id, one.district) : null;
  return {
    name: one.name,
    nameEn: englishOf(one.name),
    city,
    stateId: city.stateId,
    cityId: city.id,
    districtId: district?.id ?? null,
    street: one.street,
    shortAddress: shortAddressOf(one.name),
    place: placeNear(city.center, index + 1),
    openingHours: hoursOf(one, index)?.map((span) => ({ id: randomUUID(), ...span })) ?? null,
    responsibleName: one.responsible,
    responsiblePhone: phoneOf(one.responsible),
  };
}
