import { and, asc, count, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { deletionView } from '#domain/api/profileViews';
import { type RequestStatus, statusesBetween } from '#domain/workflow/statuses';
import type { Queryable } from 'sijil/server/db/connect';
import { certificates } from '../../db/schema/certificates';
import { contracts, payments, taxDocuments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';

/** Statuses of unpaid requests, which are withdrawn with the account; later ones must be completed first. */
const unpaid: readonly RequestStatus[] = statusesBetween('pending', 'payment_pending');
const ended: readonly RequestStatus[] = ['inspection_completed', 'cancelled'];

/** Consequences of deleting a client's account, and the obstacles to it. */
export async function readDeletion(db: Queryable, clientId: string): Promise<z.output<typeof deletionView>> {
  const open = await db
    .select({ id: requests.id, code: requests.code, status: requests.status })
    .from(requests)
    .where(and(eq(requests.clientId, clientId), notInArray(requests.status, [...ended])))
    .orderBy(asc(requests.number));
  const checked = await awaitingTransfer(
    db,
    open.map(({ id }) => id),
  );
  const ends = (request: (typeof open)[number]) =>
    unpaid.includes(request.status) && !checked.has(request.id);
  return {
    blockers: open.filter((request) => !ends(request)),
    cancelled: open.filter(ends),
    erased: await countErased(db, clientId),
    kept: await countRetained(db, clientId),
  };
}

/** Requests with a transfer that finance is checking, whose money may already have been sent. */
async function awaitingTransfer(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: payments.requestId })
    .from(payments)
    .where(and(inArray(payments.requestId, [...ids]), eq(payments.status, 'awaiting')));
  return new Set(rows.map(({ id }) => id));
}

async function countErased(db: Queryable, clientId: string) {
  const { branches, branchDocuments, clients, tickets, vehicles } = tables;
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  const documents = [
    client?.taxDocument,
    client?.commercialDocument,
    client?.bankDocument,
    client?.municipalLicence,
    client?.servicesMenu,
  ].filter(Boolean);
  return {
    branches: await counted(db, branches, and(eq(branches.clientId, clientId), isNull(branches.deletedAt))),
    vehicles: await counted(db, vehicles, and(eq(vehicles.clientId, clientId), isNull(vehicles.deletedAt))),
    managers: await counted(db, users, and(eq(users.clientId, clientId), isNull(users.deletedAt))),
    documents:
      documents.length + (await counted(db, branchDocuments, eq(branchDocuments.clientId, clientId))),
    tickets: await counted(db, tickets, eq(tickets.clientId, clientId)),
  };
}

async function countRetained(db: Queryable, clientId: string) {
  const ofClient = db.select({ id: requests.id }).from(requests).where(eq(requests.clientId, clientId));
  const signed = and(inArray(contracts.requestId, ofClient), isNotNull(contracts.signedAt));
  return {
    taxDocuments: await counted(db, taxDocuments, eq(taxDocuments.clientId, clientId)),
    contracts: await counted(db, contracts, signed),
    certificates: await counted(db, certificates, eq(certificates.clientId, clientId)),
  };
}

async function counted(db: Queryable, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table).where(where);
  return row?.rows ?? 0;
}
