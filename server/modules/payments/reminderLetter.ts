import { z } from 'zod';
import type { letterBody } from '#domain/requests/letterBody';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { formatMoney } from 'sijil/base/formats/money';
import { formatDate } from 'sijil/base/formats/dates';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { exportView } from 'sijil/contract/exportViews';
import type { ShapeValues } from 'sijil/schema/shape';
import { beginExport, ownerOf } from 'sijil/server/exports/exports';
import { runExport } from 'sijil/server/exports/runExport';
import { ApiError } from 'sijil/server/http/apiError';
import type { AppContext } from 'sijil/server/http/appContext';
import type { LetterData } from '../../pdf/documents/letter/letterData';
import { pdfFile } from '../exports/pdfFile';
import { providerBrand, readCompany } from '../settings/readCompany';
import { loadDemanded } from './ageing';
import { type Caller, mailPaper, ownAccount, paperLanguage, readAccount } from './clientPapers';

/**
 * Starts a letter that reminds a client of what is due, in the client's language.
 * @throws ApiError not_found, nothing_due
 */
export async function beginLetter(
  api: AppContext,
  { actor, language }: Caller,
  clientId: string,
  { toClient }: ShapeValues<typeof letterBody>,
): Promise<z.output<typeof exportView>> {
  const account = await ownAccount(api, actor, clientId);
  const due = await loadDemanded(api.db, riyadhDate(api.clock()), clientId);
  if (due.length === 0) throw new ApiError('nothing_due');
  return beginExport(api, actor, {
    kind: 'letter',
    task: 'exportLetter',
    language: paperLanguage(actor, account, language),
    total: 2,
    query: { clientId, ...(toClient && { mailed: 'true' }) },
    about: String(account.code),
    page: `/client-accounts/${clientId}`,
  });
}

const exportQuery = z.object({ clientId: z.uuid(), mailed: z.literal('true').optional() });

/** Job: draws the letter from what is due now, and emails it to the client if finance has asked for that. */
export function exportLetter(api: AppContext, input: unknown): Promise<void> {
  return runExport(api, input, async (row, reading) => {
    const { clientId, mailed } = exportQuery.parse(row.query);
    const owner = await ownerOf(api.db, row);
    await ownAccount(api, owner, clientId);
    const data = await loadLetter(reading, clientId);
    const made = pdfFile('letter', `reminder-${row.about ?? ''}`, () =>
      Promise.resolve({ data, language: row.language }),
    );
    if (!mailed || data.lines.length === 0) return made;
    return {
      ...made,
      finished: (tx, file) =>
        mailPaper(api, tx, clientId, { mail: 'reminderLetter', file }, (language) => ({
          code: data.client.code,
          day: formatDate(riyadhDate(api.clock()), language),
          amount: formatMoney(
            data.lines.reduce((sum, { amount }) => sum + amount, 0),
            language,
          ),
          iban: isolateLtr(data.account.iban),
          phone: isolateLtr(data.phone),
        })),
    };
  });
}

/** What a client is asked to pay now, as the ageing report has it, and where. */
export async function loadLetter(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  clientId: string,
): Promise<LetterData> {
  const [{ name, code }, company, lines] = await Promise.all([
    readAccount(db, clientId),
    readCompany(db),
    loadDemanded(db, riyadhDate(clock()), clientId),
  ]);
  const { accountName, bank, iban } = company.bank;
  return {
    brand: providerBrand(company),
    writtenOn: clock(),
    client: { name, code: String(code) },
    lines,
    account: { name: accountName, bank, iban },
    phone: company.phone,
  };
}
