import type { DeclaredRole } from '#domain/access/roles';
import { operations, type OperationId } from '#domain/access/operations';
import type { ContractDraftView } from '#domain/api/paperViews';
import type { ExportView } from 'sijil/contract/exportViews';
import { eq } from 'drizzle-orm';
import { instalments } from '../../server/db/schema/money';
import {
  answersOf,
  type InspectionsFixture,
  makeFleetRequest,
  perform,
  photograph,
  sendResults,
  succeed,
} from '../api/inspectionsFixture';
import { buildOrdersFixture, order, orderAndSign, type OrdersFixture } from '../api/ordersFixture';
import { payByTransfer } from '../api/paymentsFixture';
import { call } from './call';

/** Inspections and orders of every kind that a file shows. */
export interface FilePlace {
  readonly fixture: InspectionsFixture;
  readonly sent: readonly [string, string];
  readonly fleet: { readonly id: string; readonly vehicleIds: readonly string[] };
  /** A client of whom something is due. */
  readonly owingId: string;
  /** A request whose contract staff writes, and what the call that renders it sends. */
  readonly writing: { readonly id: string; readonly body: object };
}

/**
 * Makes two branch visits and one of vehicles with results, an overdue instalment, a transfer and a contract that is being
 * written. `plant` changes the records
 * before the visits, which copy values of them, and afterwards.
 */
export async function makeFilePlace(
  fixture: InspectionsFixture,
  plant: () => Promise<void>,
): Promise<FilePlace> {
  const fleet = await makeFleetRequest(fixture, 'inspector_assigned', ['ABC1234', 'ABD1234']);
  await plant();
  const sent = [await sendResults(fixture, {}), await sendResults(fixture, { q4: 0 })] as const;
  const { inspector, supervisor, test } = fixture;
  await succeed(perform(fixture, 'field.start', inspector, fleet.id));
  const photo = await photograph(fixture, fleet.id);
  const answers = fleet.vehicleIds.flatMap((id) => answersOf({}, photo, id) ?? []);
  await succeed(perform(fixture, 'field.submitForm', inspector, fleet.id, { answers }));
  await succeed(perform(fixture, 'supervisorInspections.submitChanges', supervisor, fleet.id));
  await succeed(perform(fixture, 'supervisorInspections.sendResults', supervisor, fleet.id));
  const orders = await buildOrdersFixture(undefined, test);
  const owed = await orderAndSign(orders, {});
  await test.api.db
    .update(instalments)
    .set({ dueOn: '2026-09-01' })
    .where(eq(instalments.requestId, owed.id));
  await payByTransfer(orders, await orderAndSign(orders, {}));
  const writing = await beginContract(orders);
  await plant();
  return { fixture, sent, fleet, writing, owingId: orders.client.id };
}

async function beginContract(orders: OrdersFixture): Promise<FilePlace['writing']> {
  const { id } = (await order(orders)).body;
  const { body } = await call<ContractDraftView>(orders.test, 'adminInspections.contractDraft', {
    token: orders.operator.token,
    params: { id },
  });
  const { lines, inspections, duration, paymentPlan, published: terms } = body;
  return { id, body: { lines, inspections, duration, paymentPlan, terms } };
}

interface Maker {
  readonly base: DeclaredRole;
  /** Calls that answer with the file, or begin to make it: for a branch and for vehicles where it is about one visit. */
  readonly calls: (place: FilePlace) => readonly Made[];
}

interface Made {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const once = (made: Made) => () => [made];
const ofVisit = ({ sent, fleet }: FilePlace): Made[] => [sent[0], fleet.id].map((id) => ({ params: { id } }));
const ofTwoVisits = ({ sent, fleet }: FilePlace): Made[] =>
  [sent, [sent[0], fleet.id]].map((ids) => ({ query: { ids: ids.join(','), show: 'all' } }));

/** How each file that shows records is made. */
export const fileMakers: Readonly<Partial<Record<OperationId, Maker>>> = {
  'adminInspections.drawContractDraft': {
    base: 'admin',
    calls: ({ writing: { id, body } }) => [{ params: { id }, body }],
  },
  'payments.owedCsv': { base: 'admin', calls: once({}) },
  'payments.export': { base: 'admin', calls: once({ body: { from: '2026-11-01', to: '2026-11-30' } }) },
  'payments.statement': {
    base: 'admin',
    calls: ({ fixture }) => [{ params: { id: fixture.client.id }, body: {} }],
  },
  'payments.letter': {
    base: 'admin',
    calls: ({ owingId }) => [{ params: { id: owingId }, body: {} }],
  },
  'gallery.export': { base: 'admin', calls: once({}) },
  'clients.exportCertificates': { base: 'client', calls: once({}) },
  'exports.report': { base: 'supervisor', calls: ofVisit },
  'exports.comparison': { base: 'client', calls: ofTwoVisits },
  'clientInspections.compareReport': { base: 'client', calls: ofTwoVisits },
  'clientInspections.report': { base: 'client', calls: ofVisit },
  'supervisorInspections.finalReport': { base: 'supervisor', calls: ofVisit },
  'supervisorInspections.finalVehicleReport': {
    base: 'supervisor',
    calls: ({ fleet }) => [{ params: { id: fleet.id, vehicleId: String(fleet.vehicleIds[0]) } }],
  },
};

interface MadeFile {
  readonly status: number;
  readonly content: Buffer;
}

/** Makes the files of an operation as a person: their bytes, or the statuses of the refusals. */
export async function makeFiles(place: FilePlace, id: OperationId, token: string): Promise<MadeFile[]> {
  const made: MadeFile[] = [];
  for (const one of fileMakers[id]?.calls(place) ?? []) made.push(await makeFile(place, id, one, token));
  return made;
}

async function makeFile(
  place: FilePlace,
  id: OperationId,
  { params = {}, query = {}, body }: Made,
  token: string,
): Promise<MadeFile> {
  const { app, runJobs } = place.fixture.test;
  const { method, url } = operations[id];
  const filled = url.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(query).toString();
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const answer = await app.inject({
    method,
    url: `/api/v1${filled}${search && `?${search}`}`,
    headers,
    ...(body && { payload: body }),
  });
  const begins = answer.statusCode < 300 && String(answer.headers['content-type']).includes('json');
  if (!begins) return { status: answer.statusCode, content: answer.rawPayload };
  await runJobs();
  const begun = answer.json<ExportView & { export?: ExportView }>();
  const made = await app.inject({ url: `/api/v1/exports/${begun.export?.id ?? begun.id}`, headers });
  const { file } = made.json<ExportView>();
  if (!file) throw new Error(`${id} made no file: ${made.payload}`);
  return { status: 200, content: (await app.inject({ url: file.url })).rawPayload };
}
