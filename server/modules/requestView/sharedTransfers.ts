import { and, asc, eq, inArray, ne, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { paymentView } from '#domain/api/requestViews';
import type { Queryable } from '#framework/server/db/connect';
import { files } from '#framework/server/db/schema/files';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

type PaymentView = z.output<typeof paymentView>;

const other = alias(payments, 'other');
const receipt = alias(files, 'receipt');
const otherReceipt = alias(files, 'other_receipt');

/** A refused or expired transfer may be sent again; those that are open or confirmed count. Literals: the indexes name the same. */
const counts = sql`${other.status} in ('awaiting', 'paid')`;
const most = 20;

/**
 * Open and confirmed transfers that share the receipt, to the byte, or the reference with a transfer of this request.
 * For those who decide about transfers; for others it finds nothing.
 */
export function selectSharedTransfers(db: Queryable, id: Placeholder, decides: boolean) {
  const columns = { paymentId: payments.id, id: requests.id, number: requests.number };
  const ofThis = and(
    decides ? undefined : sql`false`,
    eq(payments.requestId, id),
    inArray(payments.status, ['awaiting', 'paid']),
    ne(other.id, payments.id),
    counts,
  );
  return {
    sameReference: db
      .selectDistinct(columns)
      .from(payments)
      .innerJoin(other, eq(other.referenceKey, payments.referenceKey))
      .innerJoin(requests, eq(requests.id, other.requestId))
      .where(ofThis)
      .orderBy(asc(requests.number))
      .limit(most),
    sameReceipt: db
      .selectDistinct(columns)
      .from(payments)
      .innerJoin(receipt, eq(receipt.id, payments.receiptFileId))
      .innerJoin(otherReceipt, eq(otherReceipt.sha256, receipt.sha256))
      .innerJoin(other, eq(other.receiptFileId, otherReceipt.id))
      .innerJoin(requests, eq(requests.id, other.requestId))
      .where(ofThis)
      .orderBy(asc(requests.number))
      .limit(most),
  };
}

type Selected = ReturnType<typeof selectSharedTransfers>;
export type SharedTransfers = { readonly [Part in keyof Selected]: Selected[Part]['_']['result'] };

/** Shared transfers of one payment, for its view. */
export function toShared(
  { sameReceipt, sameReference }: SharedTransfers,
  paymentId: string,
): Pick<PaymentView, 'sameReceipt' | 'sameReference'> {
  const of = (rows: SharedTransfers['sameReceipt']) =>
    rows.filter((row) => row.paymentId === paymentId).map(({ id, number }) => ({ id, number }));
  return { sameReceipt: of(sameReceipt), sameReference: of(sameReference) };
}
