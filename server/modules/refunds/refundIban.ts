import { eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { Transaction } from '#framework/server/db/connect';
import { fieldError } from '#framework/server/http/apiError';
import { textTable } from '#framework/schema/texts/textTable';
import { tables } from '#framework/server/db/schema/tables';

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
