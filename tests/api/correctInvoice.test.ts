import { PDFDocument } from '@cantoo/pdf-lib';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { auditEntries } from 'sijil/server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { notifications } from '../../server/db/schema/messages';
import { taxDocuments } from '../../server/db/schema/money';
import type { InvoiceData } from '../../server/pdf/documents/invoice/invoiceData';
import { call } from '../support/call';
import { textOfFile } from '../support/textOfFile';
import { buildOrdersFixture, orderAndSign, type OrdersFixture, statusesOf, sunday } from './ordersFixture';
import { owedFor, payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

const db = () => fixture.test.api.db;
const dayMs = 86_400_000;
const firstVat = '300000000000003';
const laterVat = '311111111100003';

const setVatNumber = (taxNumber: string) =>
  db().update(tables.clients).set({ taxNumber }).where(eq(tables.clients.id, fixture.client.id));

beforeEach(async () => {
  fixture.test.setNow(sunday);
  await setVatNumber(firstVat);
});

const documentsOf = (requestId: string) =>
  db()
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.requestId, requestId))
    .orderBy(asc(taxDocuments.issuedAt), asc(taxDocuments.kind), asc(taxDocuments.number));

async function invoiceOf({ id }: Pick<RequestView, 'id'>) {
  const invoice = (await documentsOf(id)).findLast(({ kind }) => kind === 'invoice');
  if (!invoice) throw new Error(`no invoice of ${id}`);
  return invoice;
}

const correct = (id: string) =>
  call<{ code?: string }>(fixture.test, 'payments.correctInvoice', {
    token: fixture.finance.token,
    params: { id },
  });

const refund = (requestId: string, amount: number) =>
  call(fixture.test, 'refunds.create', {
    token: fixture.finance.token,
    body: { requestId, amount, reason: 'تعويض عن تأخر الزيارة' },
  });

interface Shown {
  readonly code: string;
  readonly state: string | null;
  readonly amountDue: number | null;
  readonly remaining: number | null;
}

async function shownTo(token: string, { id }: Pick<RequestView, 'id'>): Promise<Shown[]> {
  const { body } = await call<(Shown & { requestId: string })[]>(fixture.test, 'clientInvoices.list', {
    token,
  });
  return body.filter(({ requestId }) => requestId === id);
}

describe('an invoice whose buyer was wrong', () => {
  it('is credited to the buyer as it was, and issued again to the client as it is', async () => {
    const request = await orderAndSign(fixture);
    const first = await invoiceOf(request);
    await setVatNumber(laterVat);
    fixture.test.setNow(new Date(sunday.getTime() + 3 * dayMs));
    expect((await correct(first.id)).status).toBeLessThan(300);
    const [, note, second] = await documentsOf(request.id);
    expect(note).toMatchObject({
      kind: 'credit_note',
      buyer: { vatNumber: firstVat },
      subtotal: first.subtotal,
      vat: first.vat,
      total: first.total,
      reason: { en: 'Correction of the buyer’s data' },
      data: { originalInvoice: { number: first.code } },
    });
    const was = first.data as InvoiceData;
    expect(second).toMatchObject({
      kind: 'invoice',
      replacesId: first.id,
      buyer: { vatNumber: laterVat },
      total: first.total,
      data: { lines: was.lines, schedule: was.schedule, replaces: first.code },
    });
    // The supply stays on its day: the return of that period already has its tax.
    const again = second?.data as InvoiceData | undefined;
    expect(new Date(String(again?.suppliedOn))).toEqual(first.issuedAt);
  });

  it('is owed once: the client sees what is due on the new one only', async () => {
    const request = await orderAndSign(fixture);
    const owed = await owedFor(fixture.test, request.id);
    const first = await invoiceOf(request);
    await setVatNumber(laterVat);
    await correct(first.id);
    expect(await owedFor(fixture.test, request.id)).toBe(owed);
    const seen = await shownTo(fixture.client.token, request);
    const second = await invoiceOf(request);
    expect(seen.find(({ code }) => code === first.code)).toMatchObject({
      state: 'replaced',
      amountDue: null,
      remaining: null,
    });
    expect(seen.find(({ code }) => code === second.code)).toMatchObject({ remaining: owed });
    expect(seen.find(({ code }) => code === second.code)?.state).not.toBe('replaced');
  });

  it('is drawn with the number of the one that it replaces', async () => {
    const request = await orderAndSign(fixture);
    const first = await invoiceOf(request);
    await setVatNumber(laterVat);
    fixture.test.setNow(new Date(sunday.getTime() + dayMs));
    await correct(first.id);
    await fixture.test.runJobs();
    const { body } = await call<RequestView>(fixture.test, 'clientInspections.get', {
      token: fixture.client.token,
      params: { id: request.id },
    });
    const file = body.taxDocuments.findLast(({ kind }) => kind === 'invoice')?.file;
    const { rawPayload } = await fixture.test.app.inject({ url: String(file?.url) });
    const drawn = await textOfFile(rawPayload);
    expect(drawn).toContain(first.code);
    expect(drawn).toContain(laterVat);
    expect(drawn).not.toContain(firstVat);
    expect((await PDFDocument.load(rawPayload)).getPageCount()).toBe(1);
  });

  it('is corrected with notice to the client and an entry in the log', async () => {
    const request = await orderAndSign(fixture);
    const first = await invoiceOf(request);
    await setVatNumber(laterVat);
    await correct(first.id);
    const sent = await db()
      .select({ data: notifications.data })
      .from(notifications)
      .where(and(eq(notifications.requestId, request.id), eq(notifications.kind, 'invoiceCorrected')));
    expect(sent).toMatchObject([{ data: { amount: first.total } }]);
    const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.recordId, first.id));
    expect(entry).toMatchObject({
      actorId: fixture.finance.id,
      changes: { buyerVatNumber: { from: firstVat, to: laterVat } },
    });
  });

  it('is corrected a second time by its successor', async () => {
    const request = await orderAndSign(fixture);
    const first = await invoiceOf(request);
    await setVatNumber(laterVat);
    await correct(first.id);
    await setVatNumber(firstVat);
    const second = await invoiceOf(request);
    expect((await correct(second.id)).status).toBeLessThan(300);
    const kinds = (await documentsOf(request.id)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['credit_note', 'credit_note', 'invoice', 'invoice', 'invoice']);
    expect(await owedFor(fixture.test, request.id)).toBe(first.total);
  });

  it('is issued again for the rest after a refund, whose later refunds reduce the new one', async () => {
    const request = await payInFull(fixture, await orderAndSign(fixture));
    await refund(request.id, 15_000);
    const first = await invoiceOf(request);
    await setVatNumber(laterVat);
    await correct(first.id);
    const second = await invoiceOf(request);
    expect(second).toMatchObject({ total: first.total - 15_000, data: { lines: [{}], schedule: [] } });
    await refund(request.id, 20_000);
    const last = (await documentsOf(request.id)).findLast(({ total }) => total === 20_000);
    expect(last).toMatchObject({
      buyer: { vatNumber: laterVat },
      data: { originalInvoice: { number: second.code } },
    });
  });

  it.each([
    ['already has the client’s data', 'buyer_unchanged', async (id: string) => id],
    [
      'was replaced before',
      'invoice_not_correctable',
      async (id: string) => {
        await setVatNumber(laterVat);
        await correct(id);
        await setVatNumber(firstVat);
        return id;
      },
    ],
    [
      'is a credit note',
      'invoice_not_correctable',
      async (id: string) => {
        await setVatNumber(laterVat);
        await correct(id);
        const [replaced] = await db().select().from(taxDocuments).where(eq(taxDocuments.id, id));
        return String(
          (await documentsOf(String(replaced?.requestId))).find(({ kind }) => kind === 'credit_note')?.id,
        );
      },
    ],
  ])('is refused when it %s', async (_, code, prepare) => {
    const request = await orderAndSign(fixture);
    const id = await prepare((await invoiceOf(request)).id);
    const before = await documentsOf(request.id);
    expect(await correct(id)).toMatchObject({ status: 409, body: { code } });
    expect(await documentsOf(request.id)).toEqual(before);
  });

  it('is refused once all of it was refunded', async () => {
    const request = await payInFull(fixture, await orderAndSign(fixture));
    const first = await invoiceOf(request);
    await refund(request.id, first.total);
    await setVatNumber(laterVat);
    expect(await correct(first.id)).toMatchObject({ status: 409, body: { code: 'invoice_not_correctable' } });
  });

  it('is corrected once by two people at the same moment', async () => {
    const request = await orderAndSign(fixture);
    const first = await invoiceOf(request);
    await setVatNumber(laterVat);
    const answers = await Promise.all([correct(first.id), correct(first.id)]);
    expect(statusesOf(answers)[1]).toBe(409);
    expect(await documentsOf(request.id)).toHaveLength(3);
  });
});

it('the credit notes of an invoice add up to its tax, in whatever parts it was refunded', async () => {
  const request = await payInFull(fixture, await orderAndSign(fixture));
  const { subtotal, vat, total } = await invoiceOf(request);
  for (const part of [33, 33, 33, 11]) await refund(request.id, part);
  await refund(request.id, total - 110);
  const notes = (await documentsOf(request.id)).filter(({ kind }) => kind === 'credit_note');
  const sumOf = (of: 'subtotal' | 'vat') => notes.reduce((sum, note) => sum + note[of], 0);
  expect([sumOf('subtotal'), sumOf('vat')]).toEqual([subtotal, vat]);
});
