import { and, eq } from 'drizzle-orm';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts, taxDocuments } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { issueCreditNote } from '../../server/modules/payments/issueTaxDocument';
import { contentsOf } from '../support/contentsOf';
import { buildOrdersFixture, type OrdersFixture, order, orderAndSign, reread, sign } from './ordersFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture.test.close());

const db = () => fixture.test.api.db;

async function open(url: string | undefined): Promise<PDFDocument> {
  const { rawPayload } = await fixture.test.app.inject({ url: String(url) });
  return PDFDocument.load(rawPayload);
}

async function contractOf(requestId: string) {
  const [row] = await db().select().from(contracts).where(eq(contracts.requestId, requestId));
  if (!row) throw new Error('no contract');
  return row;
}

async function creditNote(requestId: string, total: number) {
  const [request] = await db().select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error('no request');
  const reason = { ar: 'تعويض عن تأخر', en: 'A late visit' };
  const issuedAt = fixture.test.api.clock();
  return db().transaction((tx) => issueCreditNote(tx, request, { total, reason, issuedAt }));
}

describe('a contract', () => {
  it('has a PDF as soon as the order is placed', async () => {
    const { body } = await order(fixture);
    expect(body.contract?.file).toMatchObject({ type: 'application/pdf' });
  });

  it('when signed contains the unchanged pages of the sent file, whatever data changed meanwhile', async () => {
    const { body: request } = await order(fixture);
    const sent = await open((await reread(fixture, request.id)).contract?.file.url);
    await db()
      .update(users)
      .set({ name: 'Other Representative', phone: '+966559999999' })
      .where(eq(users.id, fixture.client.id));
    await sign(fixture, await reread(fixture, request.id));
    await fixture.test.runJobs();
    const signed = await open((await reread(fixture, request.id)).contract?.signedFile?.url);
    expect(signed.getPageCount()).toBeGreaterThan(sent.getPageCount());
    expect(contentsOf(signed).slice(0, sent.getPageCount())).toEqual(contentsOf(sent));
    const { data } = await contractOf(request.id);
    expect(data?.client.representative).not.toBe('Other Representative');
    expect(data?.clauses.length).toBeGreaterThan(5);
  });

  it('cannot be signed before its file is rendered', async () => {
    const { body: request } = await order(fixture);
    await db().update(contracts).set({ fileId: null }).where(eq(contracts.requestId, request.id));
    expect((await sign(fixture, request)).status).toBe(409);
    await fixture.test.runJobs();
    expect((await sign(fixture, await reread(fixture, request.id))).status).toBe(200);
  });
});

describe('a tax document', () => {
  it('for a credit note of half a riyal has the VAT rate of its invoice', async () => {
    const { id } = await orderAndSign(fixture);
    const note = await creditNote(id, 50);
    expect(note).toMatchObject({ total: 50, vatPercent: 15, data: { vatRate: 1500 } });
  });

  it('stores the reason of a credit note', async () => {
    const { id } = await orderAndSign(fixture);
    const note = await creditNote(id, 1000);
    expect(note).toMatchObject({ reason: { en: 'A late visit' }, data: { reason: { ar: 'تعويض عن تأخر' } } });
  });

  it('is immutable in the database, except for adding its rendered file once', async () => {
    const { id } = await orderAndSign(fixture);
    const invoice = and(eq(taxDocuments.requestId, id), eq(taxDocuments.kind, 'invoice'));
    const issued = 'tax_documents_immutable';
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining(issued) }) };
    await expect(db().update(taxDocuments).set({ total: 1 }).where(invoice)).rejects.toMatchObject(refused);
    await expect(db().delete(taxDocuments).where(invoice)).rejects.toMatchObject(refused);
    await fixture.test.runJobs();
    const [drawn] = await db().select().from(taxDocuments).where(invoice);
    expect(drawn?.fileId).not.toBeNull();
    await expect(db().update(taxDocuments).set({ fileId: null }).where(invoice)).rejects.toMatchObject(
      refused,
    );
  });
});
