import { refundsResource as declaration } from '#resources/refunds';
import type { Transaction } from '#framework/server/db/connect';
import type { refunds } from '../../db/schema/money';
import type { Actor } from '#framework/server/http/actor';
import { changesBetween, recordAudit } from '#framework/server/resources/audit';
import { eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import { fieldError } from '#framework/server/http/apiError';
import { textTable } from '#framework/schema/texts/textTable';
import { tables } from '#framework/server/db/schema/tables';

export type RefundRow = typeof refunds.$inferSelect;

/** Audited values of a refund: no account numbers, which are erased with their company. */
const audited = ({ amount, method, status, reference, transferredOn }: RefundRow) => ({
  amount,
  method,
  status,
  reference,
  transferredOn,
});

/** Records a decision on a refund, or a further step of it, in the audit log. */
export async function recordRefund(
  tx: Transaction,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
  before: RefundRow | null,
  after: RefundRow,
): Promise<RefundRow> {
  await recordAudit(tx, {
    resource: declaration,
    id: after.id,
    action: before ? 'update' : 'create',
    actor,
    at,
    version: 1,
    changes: changesBetween(before ? audited(before) : {}, audited(after)),
  });
  return after;
}

const needed = textTable('checks/refundIban/needed', {
  ar: 'اكتب آيبان العميل، فالمبلغ يُرد بتحويل بنكي.',
  en: 'Enter the client’s IBAN: the amount goes back by bank transfer.',
});

/**
 * IBAN of a transfer to a client: the typed one, else that of the client's profile. @throws ApiError
 * validation_failed without either
 */
export async function refundIban(
  tx: Transaction,
  clientId: string,
  typed: string | null | undefined,
  language: Language,
): Promise<string> {
  if (typed) return typed;
  const [client] = await tx
    .select({ iban: tables.clients.iban })
    .from(tables.clients)
    .where(eq(tables.clients.id, clientId));
  if (!client?.iban) throw fieldError('iban', needed[language]);
  return client.iban;
}
