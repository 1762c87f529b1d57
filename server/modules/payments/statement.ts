import { and, asc, desc, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { statementBody } from '#domain/requests/statementBody';
import { formatMoney } from 'sijil/base/formats/money';
import { formatDate } from 'sijil/base/formats/dates';
import { addDays, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { exportView } from 'sijil/contract/exportViews';
import type { ShapeValues } from 'sijil/schema/shape';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Queryable } from 'sijil/server/db/connect';
import { beginExport, ownerOf } from 'sijil/server/exports/exports';
import { runExport } from 'sijil/server/exports/runExport';
import { fieldError } from 'sijil/server/http/apiError';
import type { AppContext } from 'sijil/server/http/appContext';
import { ledgerEntries, payments, refundParts, refunds, taxDocuments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type { StatementData, StatementLine } from '../../pdf/documents/statement/statementData';
import { pdfFile } from '../exports/pdfFile';
import { providerBrand, readCompany } from '../settings/readCompany';
import { type Caller, mailPaper, ownAccount, paperLanguage, readAccount } from './clientPapers';

interface Days {
  /** Null from the first movement on. */
  readonly from: string | null;
  readonly to: string;
}

/** Movements of one statement: more are not drawn. */
const mostLines = 2_000;

const tooMany = textTable('checks/statement/tooMany', {
  ar: 'حركات هذه المدة أكثر مما يتسع له كشف واحد. اختر مدة أقصر.',
  en: 'This period has more movements than one statement holds. Choose a shorter one.',
});

/** Condition for the movements of a client in a period. */
function movementsOf(clientId: string, { from, to }: Days): SQL | undefined {
  const { at } = ledgerEntries;
  return and(
    eq(ledgerEntries.clientId, clientId),
    from === null ? undefined : gte(at, riyadhInstant(from, 0)),
    lt(at, riyadhInstant(addDays(to, 1), 0)),
  );
}

/**
 * Starts the statement of a client's account, in the client's language where finance asks for it. A company gets its own only.
 * @throws ApiError not_found, validation_failed
 */
export async function beginStatement(
  api: AppContext,
  { actor, language }: Caller,
  clientId: string,
  { from, to, toClient }: ShapeValues<typeof statementBody>,
): Promise<z.output<typeof exportView>> {
  const account = await ownAccount(api, actor, clientId);
  const days = { from: from ?? null, to: to ?? riyadhDate(api.clock()) };
  if ((await api.db.$count(ledgerEntries, movementsOf(clientId, days))) > mostLines)
    throw fieldError('from', tooMany[language]);
  return beginExport(api, actor, {
    kind: 'statement',
    task: 'exportStatement',
    language: paperLanguage(actor, account, language),
    total: 2,
    query: {
      clientId,
      to: days.to,
      ...(days.from !== null && { from: days.from }),
      ...(toClient && { mailed: 'true' }),
    },
    about: String(account.code),
    page: actor.clientId === null ? `/client-accounts/${clientId}` : '/client/invoices',
  });
}

const exportQuery = z.object({
  clientId: z.uuid(),
  from: z.iso.date().optional(),
  to: z.iso.date(),
  mailed: z.literal('true').optional(),
});

/** Job: draws a statement of account, and emails it to the client if finance has asked for that. */
export function exportStatement(api: AppContext, input: unknown): Promise<void> {
  return runExport(api, input, async (row, reading) => {
    const { clientId, from = null, to, mailed } = exportQuery.parse(row.query);
    const owner = await ownerOf(api.db, row);
    await ownAccount(api, owner, clientId);
    const data = await loadStatement(reading, clientId, { from, to });
    const made = pdfFile('statement', `statement-${row.about ?? ''}`, () =>
      Promise.resolve({ data, language: row.language }),
    );
    if (!mailed) return made;
    return {
      ...made,
      finished: (tx, file) =>
        mailPaper(api, tx, clientId, { mail: 'statement', file }, (language) => ({
          code: data.client.code,
          day: formatDate(to, language),
          amount: formatMoney(data.closing, language),
        })),
    };
  });
}

/** The movements of a client's account in a period, as the ledger has them, with the balances before and after. */
export async function loadStatement(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  clientId: string,
  days: Days,
): Promise<StatementData> {
  return db.transaction(
    async (tx) => {
      const { name, code, vatNumber } = await readAccount(tx, clientId);
      const company = await readCompany(tx);
      const opening = days.from === null ? 0 : await balanceBefore(tx, clientId, days.from);
      const lines = await readLines(tx, movementsOf(clientId, days));
      return {
        brand: providerBrand(company),
        drawnOn: clock(),
        client: { name, code: String(code), vatNumber },
        ...days,
        opening,
        closing: lines.reduce((balance, { amount }) => balance + amount, opening),
        lines,
        iban: company.bank.iban,
        bank: company.bank.bank,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function balanceBefore(db: Queryable, clientId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ balance: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.clientId, clientId), lt(ledgerEntries.at, riyadhInstant(day, 0))));
  return Number(row?.balance ?? 0);
}

/** Movements with the number of what they book: a document, a payment, or the refund of a part. */
function readLines(db: Queryable, where: SQL | undefined): Promise<StatementLine[]> {
  const { at, kind, amount, sourceId, id } = ledgerEntries;
  return (
    db
      .select({
        at,
        kind,
        amount,
        code: sql<string>`coalesce(${taxDocuments.code}, ${payments.code}, ${refunds.code})`,
        request: sql<string>`${requests.code}`,
      })
      .from(ledgerEntries)
      .innerJoin(requests, eq(requests.id, ledgerEntries.requestId))
      .leftJoin(taxDocuments, eq(taxDocuments.id, sourceId))
      .leftJoin(payments, eq(payments.id, sourceId))
      .leftJoin(refundParts, eq(refundParts.id, sourceId))
      .leftJoin(refunds, eq(refunds.id, refundParts.refundId))
      .where(where)
      // What is owed first, where both were booked at once.
      .orderBy(asc(at), desc(amount), asc(id))
  );
}
