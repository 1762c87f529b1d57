import { companyName } from '../../db/names';
import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { and, asc, count, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import Papa from 'papaparse';
import { z } from 'zod';
import type { exportView } from 'sijil/contract/exportViews';
import type { Language, Name } from 'sijil/base/i18n/localized';
import { addDays, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { paymentsResource as declaration } from '#resources/payments';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { files } from 'sijil/server/db/schema/files';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import { ApiError } from 'sijil/server/http/apiError';
import { sendMail } from '../../services/mail/sendMail';
import { beginExport } from 'sijil/server/exports/exports';
import { type Progress, runExport } from 'sijil/server/exports/runExport';
import type { FinishedFile } from 'sijil/server/http/handlers';

const period = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });
type Period = z.output<typeof period>;

/** Number of rows per batch. */
const batch = 1_000;

/** Starts an export of a period's payments, which is emailed to its owner. @throws ApiError nothing_to_export */
export async function beginPaymentsExport(
  api: AppContext,
  actor: Actor,
  query: Period,
  language: Language,
): Promise<z.output<typeof exportView>> {
  const total = await countPayments(api, query);
  if (total === 0) throw new ApiError('nothing_to_export');
  return beginExport(api, actor, {
    kind: 'payments',
    task: 'exportPayments',
    page: '/payments',
    language,
    total,
    query: {
      ...(query.from && { from: query.from }),
      ...(query.to && { to: query.to }),
    },
  });
}

/** Job: exports the payments of a period as CSV and emails it to the owner. */
export function exportPayments(api: AppContext, input: unknown): Promise<void> {
  return runExport(api, input, async ({ query, language, ownerId }, reading) => {
    const months = period.parse(query);
    const total = await countPayments(reading, months);
    return {
      name: 'payments',
      ending: 'csv',
      total,
      write: (to, progress) => writePayments(reading, months, language, to, progress),
      finished: (tx, file) =>
        mailFile(api, tx, {
          ownerId,
          language,
          total,
          file,
        }),
    };
  });
}

async function countPayments(api: AppContext, months: Period): Promise<number> {
  const [row] = await api.db
    .select({ total: count() })
    .from(payments)
    .where(and(...periodOf(months)));
  return row?.total ?? 0;
}

async function writePayments(
  api: AppContext,
  months: Period,
  language: Language,
  to: PassThrough,
  progress: Progress,
): Promise<void> {
  // The BOM makes Excel read the file as UTF-8; formulas in names are stored as text.
  let csv = '\uFEFF';
  let after: Payment | null = null;
  for (let done = 0; ;) {
    await progress(done);
    const rows: readonly PaymentRow[] = await readPayments(api, months, after);
    const header = done === 0;
    csv += Papa.unparse(
      rows.map((row) => toCells(row, language)),
      { escapeFormulae: true, header },
    );
    if (!to.write(csv)) await once(to, 'drain');
    done += rows.length;
    after = rows.at(-1)?.payment ?? null;
    if (rows.length < batch) break;
    csv = '\r\n';
  }
  to.end();
}

interface Mailed {
  readonly ownerId: string;
  readonly language: Language;
  readonly total: number;
  readonly file: FinishedFile;
}

/** Emails a separate file record: the export's is deleted when it expires. */
async function mailFile(
  api: AppContext,
  tx: Transaction,
  { ownerId, language, total, file }: Mailed,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, ownerId));
  const [attachment] = await tx.insert(files).values(file).returning({ id: files.id });
  if (!user || !attachment) return;
  const data = { name: user.name, count: String(total), link: `${api.config.publicUrl}/payments` };
  await sendMail(api, tx, user.email, 'paymentsExport', language, data, attachment.id);
}

type Payment = typeof payments.$inferSelect;
interface PaymentRow {
  readonly payment: Payment;
  readonly request: string;
  readonly client: Name;
}

function readPayments(api: AppContext, months: Period, after: Payment | null): Promise<PaymentRow[]> {
  const { createdAt, id } = payments;
  const further =
    after && sql`(${createdAt}, ${id}) > (select created_at, id from payments where id = ${after.id})`;
  return api.db
    .select({ payment: payments, request: requests.code, client: companyName })
    .from(payments)
    .innerJoin(requests, eq(requests.id, payments.requestId))
    .innerJoin(tables.clients, eq(tables.clients.id, payments.clientId))
    .where(and(...periodOf(months), further ?? undefined))
    .orderBy(asc(createdAt), asc(id))
    .limit(batch);
}

function toCells({ payment, request, client }: PaymentRow, language: Language) {
  const { fields } = declaration;
  const label = (name: keyof typeof fields) => fields[name].label[language];
  return {
    [label('code')]: payment.code,
    [label('clientId')]: client[language],
    [label('requestId')]: request,
    [label('amount')]: (payment.amount / 100).toFixed(2),
    [label('method')]: optionOf(fields.method.options, payment.method, language),
    [label('status')]: optionOf(fields.status.options, payment.status, language),
    [label('reference')]: payment.reference ?? '',
    [label('createdAt')]: riyadhDate(payment.createdAt),
    [label('settledAt')]: payment.settledAt ? riyadhDate(payment.settledAt) : '',
  };
}

function optionOf(
  options: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  value: string,
  language: Language,
): string {
  return options[value]?.[language] ?? value;
}

function periodOf({ from, to }: Period): SQL[] {
  return [
    ...(from ? [gte(payments.createdAt, riyadhInstant(from, 0))] : []),
    ...(to ? [lt(payments.createdAt, riyadhInstant(addDays(to, 1), 0))] : []),
  ];
}
