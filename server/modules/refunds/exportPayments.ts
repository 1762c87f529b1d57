import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm';
import Papa from 'papaparse';
import { z } from 'zod';
import type { Language } from '#domain/i18n/localized';
import { addDays, riyadhDate, riyadhInstant } from '#domain/scheduling/riyadhTime';
import { payments as declaration } from '#resources/payments';
import type { Api } from '../../http/api';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/tables/tables';
import { storeFile } from '../../services/files/storeFile';
import { sendMail } from '../../services/mail/sendMail';

const payload = z.object({
  userId: z.uuid(),
  language: z.enum(['ar', 'en']),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

type Wanted = z.output<typeof payload>;

/** Writes the payments of a period as CSV and mails the file to whoever asked for it. */
export async function exportPayments(api: Api, input: unknown): Promise<void> {
  const wanted = payload.parse(input);
  const [user] = await api.db.select().from(users).where(eq(users.id, wanted.userId));
  if (!user) return;
  const rows = await paymentRows(api, wanted);
  // The mark at the beginning tells Excel that the file is UTF-8; formulae in names stay text.
  const csv = `\uFEFF${Papa.unparse(rows, { escapeFormulae: true })}`;
  await api.db.transaction(async (tx) => {
    const file = await storeFile(api, tx, {
      content: Buffer.from(csv),
      type: 'text/csv',
      name: `payments-${riyadhDate(api.clock())}.csv`,
      ownerId: user.id,
    });
    const data = { name: user.name, count: String(rows.length), link: `${api.config.publicUrl}/payments` };
    await sendMail(api, tx, user.email, 'paymentsExport', wanted.language, data, file.id);
  });
}

async function paymentRows(api: Api, wanted: Wanted) {
  const found = await api.db
    .select({ payment: payments, request: requests.code, client: tables.clients.companyName })
    .from(payments)
    .innerJoin(requests, eq(requests.id, payments.requestId))
    .innerJoin(tables.clients, eq(tables.clients.id, payments.clientId))
    .where(and(...periodOf(wanted)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const { fields } = declaration;
  const label = (name: keyof typeof fields) => fields[name].label[wanted.language];
  return found.map(({ payment, request, client }) => ({
    [label('code')]: payment.code,
    [label('clientId')]: client,
    [label('requestId')]: request,
    [label('amount')]: (payment.amount / 100).toFixed(2),
    [label('method')]: optionOf(fields.method.options, payment.method, wanted.language),
    [label('status')]: optionOf(fields.status.options, payment.status, wanted.language),
    [label('reference')]: payment.reference ?? '',
    [label('createdAt')]: riyadhDate(payment.createdAt),
    [label('settledAt')]: payment.settledAt ? riyadhDate(payment.settledAt) : '',
  }));
}

function optionOf(
  options: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  value: string,
  language: Language,
): string {
  return options[value]?.[language] ?? value;
}

function periodOf({ from, to }: Wanted): SQL[] {
  return [
    ...(from ? [gte(payments.createdAt, riyadhInstant(from, 0))] : []),
    ...(to ? [lt(payments.createdAt, riyadhInstant(addDays(to, 1), 0))] : []),
  ];
}
