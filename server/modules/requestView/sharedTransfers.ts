import { and, asc, eq, inArray, ne, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { paymentView } from '#domain/api/requestViews';
import type { Queryable } from '#framework/server/db/connect';
import { files } from '#framework/server/db/schema/files';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

export type PaymentView = z.output<typeof paymentView>;

const other = alias(payments, 'other');
const receipt = alias(files, 'receipt');
const otherReceipt = alias(files, 'other_receipt');

/** A refused or expired transfer may be sent again; those that are open or confirmed count. Literals: the indexes name the same. */
const counts = sql`${other.status} in ('awaiting', 'paid')`;
/** Transfers that are shown for one that they share something with. */
const most = 20;

/**
 * Open and confirmed transfers that share the receipt, to the byte, or the reference with a transfer of this request.
 * For those who decide about transfers; for others it finds nothing. The first of each are taken before their requests
 * are looked up: a receipt that thousands share costs no more than one that two do.
 */
export function selectSharedTransfers(db: Queryable, id: Placeholder | string, decides: boolean) {
  const others = db.select({ requestId: other.requestId });
  const isAnother = and(ne(other.id, payments.id), counts);
  const byReference = others
    .from(other)
    .where(and(eq(other.referenceKey, payments.referenceKey), isAnother))
    .limit(most)
    .as('shared');
  const byReceipt = others
    .from(receipt)
    .innerJoin(otherReceipt, eq(otherReceipt.sha256, receipt.sha256))
    .innerJoin(other, eq(other.receiptFileId, otherReceipt.id))
    .where(and(eq(receipt.id, payments.receiptFileId), isAnother))
    .limit(most)
    .as('shared');
  const requestsOf = (shared: typeof byReference | typeof byReceipt) =>
    db
      .selectDistinct({ paymentId: payments.id, id: requests.id, number: requests.number })
      .from(payments)
      .innerJoinLateral(shared, sql`true`)
      .innerJoin(requests, eq(requests.id, shared.requestId))
      .where(
        and(
          decides ? undefined : sql`false`,
          eq(payments.requestId, id),
          inArray(payments.status, ['awaiting', 'paid']),
        ),
      )
      .orderBy(asc(requests.number));
  return { sameReference: requestsOf(byReference), sameReceipt: requestsOf(byReceipt) };
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
