import { eq } from 'drizzle-orm';
import type { Language, Localized } from '#domain/i18n/localized';
import type { Transaction } from '../../db/connect';
import { fieldError } from '../../http/apiError';
import { tables } from '../../db/schema/tables';

const needed: Localized = {
  ar: 'اكتب آيبان العميل، فالمبلغ يُرد بتحويل بنكي.',
  en: 'Enter the client’s IBAN: the amount goes back by bank transfer.',
};

/** Where a transfer to a client goes: what was typed, else what the client's profile says. @throws validation_failed. */
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
