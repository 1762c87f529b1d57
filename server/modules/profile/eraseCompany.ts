import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { eraseDesigned } from 'sijil/server/designs/eraseDesigned';
import { requestNotes } from '../../db/schema/conversations';
import { requests, requestVehicles } from '../../db/schema/requests';
import { auditEntries } from 'sijil/server/db/schema/users';
import { automationRuns, webhookDeliveries } from 'sijil/server/db/schema/events';
import { tables } from '../../db/schema/declared';

interface Erasure {
  readonly clientId: string;
  readonly userIds: readonly string[];
  readonly ticketIds: readonly string[];
  readonly at: Date;
  /** True if documents were issued: the company's name, numbers and address are then retained as printed on them. */
  readonly onPapers: boolean;
}

const gone = 'محذوف';

/** Erases the company's details. @returns The files that it owned. */
export async function eraseCompany(tx: Transaction, erasure: Erasure): Promise<string[]> {
  const { clientId, at, onPapers } = erasure;
  const { clients, restaurants, branches, branchDocuments, vehicles } = tables;
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId)).for('update');
  const logos = await tx
    .select({ logo: restaurants.logo })
    .from(restaurants)
    .where(eq(restaurants.clientId, clientId));
  const papers = await tx
    .select({ papers: vehicles.papers })
    .from(vehicles)
    .where(eq(vehicles.clientId, clientId));
  await tx
    .update(clients)
    .set({
      ...noDetails,
      ...(!onPapers && {
        companyName: gone,
        companyNameEn: null,
        taxNumber: null,
        commercialRegistration: null,
      }),
      deletedAt: at,
    })
    .where(eq(clients.id, clientId));
  await tx
    .update(restaurants)
    .set({ logo: null, deletedAt: at, ...(!onPapers && { name: gone, nameEn: null }) })
    .where(eq(restaurants.clientId, clientId));
  await tx
    .update(branches)
    .set({
      responsibleName: gone,
      responsiblePhone: '',
      shortAddress: null,
      active: false,
      deletedAt: at,
      ...(!onPapers && {
        name: gone,
        nameEn: null,
        street: gone,
        place: {
          latitude: 0,
          longitude: 0,
        },
      }),
    })
    .where(eq(branches.clientId, clientId));
  await tx
    .update(vehicles)
    .set({ driverName: gone, papers: null, active: false, deletedAt: at })
    .where(eq(vehicles.clientId, clientId));
  // The plate of an inspected vehicle is part of the results and the certificate.
  const inspected = tx
    .select({ id: requestVehicles.id })
    .from(requestVehicles)
    .where(eq(requestVehicles.vehicleId, vehicles.id));
  await tx
    .update(vehicles)
    .set({ number: gone })
    .where(and(eq(vehicles.clientId, clientId), notExists(inspected)));
  // Staff notes on its requests mention its people.
  const own = tx.select({ id: requests.id }).from(requests).where(eq(requests.clientId, clientId));
  await tx.delete(requestNotes).where(inArray(requestNotes.requestId, own));
  const designed = [
    await eraseDesigned(tx, 'clients', { where: eq(clients.id, clientId), at }),
    await eraseDesigned(tx, 'restaurants', { where: eq(restaurants.clientId, clientId), at }),
    await eraseDesigned(tx, 'branches', { where: eq(branches.clientId, clientId), at }),
    await eraseDesigned(tx, 'vehicles', { where: eq(vehicles.clientId, clientId), at }),
    await eraseDesigned(tx, 'branchDocuments', { where: eq(branchDocuments.clientId, clientId), at }),
  ].flat();
  const documents = await tx
    .delete(branchDocuments)
    .where(eq(branchDocuments.clientId, clientId))
    .returning({ id: branchDocuments.id, document: branchDocuments.document });
  await eraseHistory(
    tx,
    erasure,
    documents.map(({ id }) => id),
  );
  const files = [
    client?.logo,
    client?.servicesMenu,
    client?.taxDocument,
    client?.commercialDocument,
    client?.bankDocument,
    client?.municipalLicence,
    ...logos.map(({ logo }) => logo),
    ...documents.map(({ document }) => document),
    ...papers.flatMap((vehicle) => vehicle.papers ?? []),
    ...designed,
  ];
  return files.filter((id) => typeof id === 'string');
}

const noDetails = {
  logo: null,
  position: null,
  clientTypeId: null,
  clientSubTypeId: null,
  cuisineTypeId: null,
  employees: null,
  nationalityIds: null,
  shopArea: null,
  servicesMenu: null,
  iban: null,
  taxDocument: null,
  commercialDocument: null,
  bankDocument: null,
  municipalLicence: null,
  municipalLicenceNumber: null,
};

/** Erases the values in the history, which retains the time and author id of each change. */
async function eraseHistory(
  tx: Transaction,
  { clientId, userIds, ticketIds }: Erasure,
  documentIds: readonly string[],
): Promise<void> {
  const { restaurants, branches, vehicles } = tables;
  const records = [clientId, ...userIds, ...ticketIds, ...documentIds];
  for (const table of [restaurants, branches, vehicles]) {
    const owned = await tx.select({ id: table.id }).from(table).where(eq(table.clientId, clientId));
    records.push(...owned.map(({ id }) => id));
  }
  const ordered = await tx.select({ id: requests.id }).from(requests).where(eq(requests.clientId, clientId));
  await tx.update(auditEntries).set({ changes: {} }).where(inArray(auditEntries.recordId, records));
  const all = [...records, ...ordered.map(({ id }) => id)];
  await tx
    .update(webhookDeliveries)
    .set({ body: null, answer: null })
    .where(inArray(webhookDeliveries.recordId, all));
  await tx
    .update(automationRuns)
    .set({ about: null, inputs: null, outcome: null })
    .where(inArray(automationRuns.recordId, all));
}
