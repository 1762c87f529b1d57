import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RequestView } from '#domain/api/requestViews';
import { packagePurchases } from '../../server/db/schema/money';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { type Answer, call } from '../support/call';
import { formNamed } from '../support/formNamed';
import { asRole } from '../support/people';

export type Person = Awaited<ReturnType<typeof asRole>>;

export interface OrdersFixture {
  readonly test: TestApp;
  readonly client: Person;
  readonly finance: Person;
  readonly operator: Person;
  readonly branchId: string;
  readonly serviceId: string;
  readonly packages: Readonly<Record<'annual' | 'weekly' | 'pair', string>>;
  readonly questionId: string;
}

/** A Sunday, ten in the morning in Riyadh. */
export const sunday = new Date('2026-11-22T07:00:00Z');

/**
 * Builds the real app, or uses a given one, with a company, its branch and a service in packages; the pair has two inspections.
 */
export async function buildOrdersFixture(
  settings?: Readonly<Record<string, string>>,
  built?: TestApp,
): Promise<OrdersFixture> {
  const test = built ?? (await buildTestApp(sunday, settings));
  const client = await asRole(test, 'client');
  const [finance, operator] = [await asRole(test, 'admin_finance'), await asRole(test, 'admin_operation')];
  const packages = { annual: randomUUID(), weekly: randomUUID(), pair: randomUUID() };
  const questionId = randomUUID();
  const serviceId = await addService(test, {
    packages: [
      packageOf(packages.annual, 'annual', 12, 1_200_001, 1_000_001),
      packageOf(packages.weekly, 'weekly', 1, 100_000),
      packageOf(packages.pair, 'month_3', 2, 200_000),
    ],
    questions: [
      { id: questionId, text: { ar: 'كم وجبة تُقدَّم يوميًا؟', en: 'How many meals a day?' }, mandatory: true },
    ],
  });
  const branchId = await addBranch(test, client.id);
  return { test, client, finance, operator, branchId, serviceId, packages, questionId };
}

function packageOf(id: string, duration: string, quantity: number, price: number, discountedPrice?: number) {
  return { id, name: { ar: `باقة ${duration}`, en: duration }, duration, quantity, price, discountedPrice };
}

type ServiceValues = Partial<typeof tables.services.$inferInsert>;

export async function addService(
  test: Pick<TestApp, 'api'>,
  values: Omit<ServiceValues, 'packages' | 'questions'> & { packages?: unknown; questions?: unknown },
): Promise<string> {
  const id = randomUUID();
  await test.api.db.insert(tables.services).values({
    id,
    active: true,
    requiresContractReview: false,
    name: { ar: 'تفتيش سلامة الغذاء', en: 'Food-safety inspection' },
    description: { ar: 'وصف', en: 'Description' },
    subject: 'branch',
    billing: 'package',
    basePrice: 100_000,
    formId: await formNamed(
      test,
      values.subject === 'vehicle' ? 'refrigerated_food_vehicle' : 'restaurant_food_safety',
    ),
    ...(values as ServiceValues),
  });
  return id;
}

export async function addBranch(test: Pick<TestApp, 'api'>, clientId: string): Promise<string> {
  const id = randomUUID();
  const [city] = await test.api.db.select().from(tables.cities).limit(1);
  if (!city) throw new Error('the reference data holds no city');
  await test.api.db.insert(tables.branches).values({
    id,
    active: true,
    main: true,
    clientId,
    name: 'فرع العليا',
    stateId: city.stateId,
    cityId: city.id,
    street: 'شارع العليا',
    place: { latitude: 24.7, longitude: 46.7 },
    responsibleName: 'خالد',
    responsiblePhone: '+966501234567',
  });
  return id;
}

export async function addVehicles(
  test: TestApp,
  clientId: string,
  plates: readonly string[],
): Promise<string[]> {
  const [type] = await test.api.db.select({ id: tables.vehicleTypes.id }).from(tables.vehicleTypes).limit(1);
  const vehicleTypeId = String(type?.id);
  const rows = plates.map((number) => ({
    id: randomUUID(),
    active: true,
    clientId,
    number,
    vehicleTypeId,
    driverName: 'سعد',
  }));
  await test.api.db.insert(tables.vehicles).values(rows);
  return rows.map(({ id }) => id);
}

type Changes = Readonly<Record<string, unknown>>;

/** Orders the weekly package for the branch; `changes` replace parts of the order. */
export function order(
  { test, client, ...fixture }: OrdersFixture,
  changes: Changes = {},
  token = client.token,
): Promise<Answer<RequestView>> {
  return call<RequestView>(test, 'clientInspections.request', {
    token,
    body: {
      serviceId: fixture.serviceId,
      branchId: fixture.branchId,
      packageId: fixture.packages.weekly,
      answers: [{ questionId: fixture.questionId, answer: '300' }],
      ...changes,
    },
  });
}

/** Signs the request's current contract by typing a name. */
export function sign(
  { test, client }: OrdersFixture,
  request: RequestView,
  changes: Changes = {},
): Promise<Answer<RequestView>> {
  return call<RequestView>(test, 'clientInspections.signContract', {
    token: client.token,
    params: { id: request.id },
    body: {
      version: request.version,
      contractVersion: request.contract?.version,
      kind: 'typed',
      name: 'خالد العتيبي',
      position: 'المدير العام',
      accepted: true,
      ...changes,
    },
  });
}

/** Places and signs an order, which then waits for its payment. */
export async function orderAndSign(fixture: OrdersFixture, changes: Changes = {}): Promise<RequestView> {
  const placed = await order(fixture, changes);
  const signed = await sign(fixture, placed.body);
  if (signed.status !== 200) throw new Error(JSON.stringify([placed, signed]));
  return signed.body;
}

/** Reads the request as its client. */
export async function reread({ test, client }: OrdersFixture, id: string): Promise<RequestView> {
  const answer = await call<RequestView>(test, 'clientInspections.get', {
    token: client.token,
    params: { id },
  });
  return answer.body;
}

/** Returns the package that a request has bought. */
export async function purchaseOf({ test }: OrdersFixture, requestId: string): Promise<string> {
  const [row] = await test.api.db
    .select()
    .from(packagePurchases)
    .where(eq(packagePurchases.requestId, requestId));
  return String(row?.id);
}

/** Orders an inspection of the branch from a package. */
export function redeem(
  { test, client, ...fixture }: OrdersFixture,
  purchaseId: string,
  token = client.token,
): Promise<Answer<RequestView & { code?: string; message?: string }>> {
  const { serviceId, branchId, questionId } = fixture;
  const answers = [{ questionId, answer: '300' }];
  return call(test, 'clientInspections.redeem', {
    token,
    body: { serviceId, branchId, purchaseId, answers },
  });
}

/** Statuses of answers that arrived in any order. */
export function statusesOf(answers: readonly Answer<unknown>[]): number[] {
  return answers.map(({ status }) => status).sort((one, other) => one - other);
}
