import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, sum } from 'drizzle-orm';
import { notifications } from '../../server/db/schema/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDraftView, ContractPaperView } from '#domain/api/paperViews';
import type { RequestView } from '#domain/api/requestViews';
import { contracts, ledgerEntries, taxDocuments } from '../../server/db/schema/money';
import { renewUnsignedContracts } from '../../server/modules/contracts/addContract';
import { newestContract } from '../../server/modules/contracts/drawContract';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { textOfFile } from '../support/textOfFile';
import { tinyPdf, tinyPng, upload } from '../support/upload';
import {
  buildOrdersFixture,
  order,
  orderAndSign,
  purchaseOf,
  redeem,
  type OrdersFixture,
  reread,
  sign,
  statusesOf,
  sunday,
} from './ordersFixture';
import { owedFor, payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

const requestChange = (request: RequestView) =>
  call<RequestView>(fixture.test, 'clientInspections.requestContractChange', {
    token: fixture.client.token,
    params: { id: request.id },
    body: { version: request.version, reason: 'أضيفوا فرعًا ثانيًا' },
  });

/** Whether the signature in a PDF contains the SHA-256 of the bytes around it, as a reader that verifies it computes. */
function digestIsSigned(file: Buffer): boolean {
  const [, ...range] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(file.toString('latin1')) ?? [];
  const [start = 0, length = 0, next = 0, rest = 0] = range.map(Number);
  const hash = createHash('sha256').update(file.subarray(start, start + length));
  const digest = hash.update(file.subarray(next, next + rest)).digest('hex');
  return file
    .subarray(start + length, next)
    .toString('latin1')
    .toLowerCase()
    .includes(digest);
}

async function uploadContract(
  request: RequestView,
  {
    content = tinyPdf,
    name = 'contract.pdf',
    sold = {},
  }: { content?: Buffer; name?: string; sold?: Record<string, unknown> } = {},
) {
  const file = await upload(fixture.test, fixture.operator.token, { content, name }, 'document');
  return call<RequestView>(fixture.test, 'adminInspections.uploadContract', {
    token: fixture.operator.token,
    params: { id: request.id },
    body: {
      version: request.version,
      contract: file.body.id,
      subtotal: 200_000,
      extraFees: 10_000,
      note: 'السعر يشمل الفرعين',
      ...sold,
    },
  });
}

describe('signing a contract', () => {
  it('issues the invoice, schedules the instalment and requests payment in one step', async () => {
    const signed = await sign(fixture, (await order(fixture)).body);
    expect(signed).toMatchObject({
      status: 200,
      body: {
        status: 'payment_pending',
        contract: { signerName: 'خالد العتيبي', signedFile: null },
        instalments: [{ sequence: 1, amount: 115_000, dueOn: '2026-11-22', paidAt: null }],
        taxDocuments: [{ kind: 'invoice', total: 115_000 }],
      },
    });
    expect(signed.body.history.map(({ transition }) => transition)).toEqual([
      'sendContract',
      'signContract',
      'requestPayment',
    ]);
    expect(await owedFor(fixture.test, signed.body.id)).toBe(115_000);
    const [asked] = await fixture.test.api.db
      .select({ data: notifications.data })
      .from(notifications)
      .where(and(eq(notifications.requestId, signed.body.id), eq(notifications.kind, 'requestPayment')));
    expect(asked?.data).toMatchObject({
      amount: 115_000,
      deadline: expect.any(String),
      iban: expect.stringMatching(/^SA/),
    });
  });

  it('renders the signed contract and the invoice afterwards, once', async () => {
    const { id } = await orderAndSign(fixture);
    await fixture.test.runJobs();
    const { contract, taxDocuments: documents } = await reread(fixture, id);
    expect(contract?.signedFile).toMatchObject({ type: 'application/pdf' });
    expect(documents[0]?.file).toMatchObject({ type: 'application/pdf' });
    const opened = await fixture.test.app.inject({ url: String(contract?.signedFile?.url) });
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await fixture.test.runJobs();
    expect((await reread(fixture, id)).taxDocuments[0]?.file?.id).toBe(documents[0]?.file?.id);
  });

  it('accepts a drawn signature only from the signer’s own upload', async () => {
    const { body: request } = await order(fixture);
    const stranger = await asRole(fixture.test, 'client');
    const drawing = { content: tinyPng, name: 'signature.png' };
    const theirs = await upload(fixture.test, stranger.token, drawing, 'image');
    expect((await sign(fixture, request, { kind: 'drawn', drawing: theirs.body.id })).status).toBe(422);
    const own = await upload(fixture.test, fixture.client.token, drawing, 'image');
    expect((await sign(fixture, request, { kind: 'drawn', drawing: own.body.id })).status).toBe(200);
  });

  it.each([
    ['without accepting its terms', { accepted: false }, 'accepted'],
    ['by a drawing that is missing', { kind: 'drawn' }, 'drawing'],
  ])('is refused %s', async (_, changes, field) => {
    const refused = await sign(fixture, (await order(fixture)).body, changes);
    expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('twice at the same moment succeeds once and issues one invoice', async () => {
    const { body: request } = await order(fixture);
    const both = await Promise.all([sign(fixture, request), sign(fixture, request)]);
    expect(statusesOf(both)).toEqual([200, 409]);
    const invoices = await fixture.test.api.db
      .select()
      .from(taxDocuments)
      .where(eq(taxDocuments.requestId, request.id));
    expect(invoices).toHaveLength(1);
  });

  it('is not possible for another company', async () => {
    const stranger = await asRole(fixture.test, 'client');
    const { body: request } = await order(fixture);
    expect((await sign({ ...fixture, client: stranger }, request)).status).toBe(404);
  });
});

describe('changing a contract', () => {
  it('replaces the old contract with a newly priced one; the old one can no longer be signed', async () => {
    const { body: first } = await order(fixture);
    const asked = await requestChange(first);
    expect(asked.body.status).toBe('change_request');
    const sent = await uploadContract(asked.body);
    expect(sent).toMatchObject({
      status: 200,
      body: { status: 'contract_sent', total: 241_500, quote: { extraFees: 10_000, subtotal: 210_000 } },
    });
    const now = await reread(fixture, first.id);
    expect(now.contract).toMatchObject({ version: 2, source: 'uploaded' });
    const old = await sign(fixture, now, { contractVersion: 1 });
    expect(old).toMatchObject({ status: 409, body: { code: 'guard_refused' } });
    const signed = await sign(fixture, now);
    expect(signed.body).toMatchObject({ instalments: [{ amount: 241_500 }] });
    await fixture.test.runJobs();
    expect((await reread(fixture, first.id)).contract?.signedFile).not.toBeNull();
  });

  it('that no longer sells the package is paid at once, although two payments were chosen', async () => {
    const chosen = { packageId: fixture.packages.annual, paymentPlan: 'two' };
    const asked = await requestChange((await order(fixture, chosen)).body);
    const sent = await uploadContract(asked.body);
    expect(sent).toMatchObject({ status: 200, body: { status: 'contract_sent', paymentPlan: 'one' } });
    const signed = await sign(fixture, await reread(fixture, asked.body.id));
    expect(signed.body).toMatchObject({ instalments: [{ amount: 241_500 }] });
  });

  it('leaves an uploaded contract with a digital signature valid, and records the client’s signature in another file', async () => {
    const content = await readFile(new URL('../foreignFiles/files/signed.pdf', import.meta.url));
    const asked = await requestChange((await order(fixture)).body);
    const sent = await uploadContract(asked.body, { content });
    await sign(fixture, await reread(fixture, sent.body.id));
    await fixture.test.runJobs();
    const { contract } = await reread(fixture, sent.body.id);
    const fileOf = async (link: { readonly url: string } | null | undefined) =>
      (await fixture.test.app.inject({ url: String(link?.url) })).rawPayload;
    const signed = await fileOf(contract?.signedFile);
    expect(digestIsSigned(signed)).toBe(true);
    expect(signed.equals(content)).toBe(true);
    expect(contract?.recordFile).toMatchObject({
      type: 'application/pdf',
      name: expect.stringMatching(/-signature\.pdf$/),
    });
    expect((await fileOf(contract?.recordFile)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('accepts a PDF only', async () => {
    const asked = await requestChange((await order(fixture)).body);
    const refused = await uploadContract(asked.body, { content: tinyPng, name: 'contract.png' });
    expect(refused).toMatchObject({ status: 400, body: { errors: { contract: [expect.any(String)] } } });
  });
});

describe('a custom request', () => {
  const place = () =>
    call<RequestView>(fixture.test, 'clientInspections.requestCustom', {
      token: fixture.client.token,
      body: {
        serviceId: fixture.serviceId,
        branchId: fixture.branchId,
        answers: [{ questionId: fixture.questionId, answer: '300' }],
        notes: 'تفتيش ليلي في رمضان',
      },
    });

  it('for three inspections states three in its contract, and leaves two in the balance once paid', async () => {
    const placed = await place();
    await uploadContract(placed.body, { sold: { inspections: 3, duration: 'month_3' } });
    const [contract] = await fixture.test.api.db
      .select({ data: contracts.data })
      .from(contracts)
      .where(eq(contracts.requestId, placed.body.id));
    expect(contract?.data).toMatchObject({
      inspections: 3,
      term: { en: '3 months from the day of payment' },
    });
    const signed = await sign(fixture, await reread(fixture, placed.body.id));
    await payInFull(fixture, signed.body);
    const purchaseId = await purchaseOf(fixture, placed.body.id);
    const later = [await redeem(fixture, purchaseId), await redeem(fixture, purchaseId)];
    expect(statusesOf(later)).toEqual([201, 201]);
    expect((await redeem(fixture, purchaseId)).body).toMatchObject({ code: 'package_exhausted' });
  });

  it.each([
    ['a number without a duration', { inspections: 3 }, 'duration'],
    ['a duration without a number', { duration: 'month_3' }, 'duration'],
    ['a single one as a package', { inspections: 1, duration: 'month_3' }, 'inspections'],
  ])('cannot be answered with %s', async (_, sold, field) => {
    const refused = await uploadContract((await place()).body, { sold });
    expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('waits for an admin, who answers with a priced contract', async () => {
    const placed = await place();
    expect(placed).toMatchObject({ status: 201, body: { status: 'pending', kind: 'custom', total: null } });
    const sent = await uploadContract(placed.body);
    expect(sent.body.status).toBe('contract_sent');
    expect((await sign(fixture, await reread(fixture, placed.body.id))).body.status).toBe('payment_pending');
  });
});

describe('opening a contract', () => {
  const read = (id: string) =>
    call<ContractPaperView>(fixture.test, 'clientInspections.contract', {
      token: fixture.client.token,
      params: { id },
    });
  const open = (id: string, contractVersion: number) =>
    call<ContractPaperView>(fixture.test, 'clientInspections.openContract', {
      token: fixture.client.token,
      params: { id },
      body: { contractVersion },
    });
  const noted = async (requestId: string) => {
    const { openedAt, openedById } = contracts;
    const [row] = await fixture.test.api.db
      .select({ openedAt, openedById })
      .from(contracts)
      .where(eq(contracts.requestId, requestId));
    return row;
  };

  it('returns the stored parties, places, price and terms that its PDF shows', async () => {
    const { body: request } = await order(fixture);
    const { body } = await read(request.id);
    expect(body).toMatchObject({
      version: 1,
      file: { type: 'application/pdf' },
      paper: {
        number: `C-${request.number}-1`,
        scope: { kind: 'branches', branches: [{ name: 'فرع العليا' }] },
        price: { subtotal: 100_000, vat: 15_000, total: 115_000 },
        schedule: [{ amount: 115_000 }],
      },
    });
    expect(body.paper?.clauses.length).toBeGreaterThan(5);
    expect(body.paper).not.toHaveProperty('brand');
  });

  it('is recorded once, with time and person; merely reading it records nothing', async () => {
    const { body: request } = await order(fixture);
    await read(request.id);
    expect(await noted(request.id)).toEqual({ openedAt: null, openedById: null });
    expect((await open(request.id, 1)).status).toBe(200);
    const first = await noted(request.id);
    expect(first).toEqual({ openedAt: fixture.test.api.clock(), openedById: fixture.client.id });
    fixture.test.setNow(new Date(fixture.test.api.clock().getTime() + 60_000));
    await open(request.id, 1);
    fixture.test.setNow(sunday);
    expect(await noted(request.id)).toEqual(first);
  });

  it('is refused for a replaced version; an uploaded contract is shown as its file only', async () => {
    const asked = await requestChange((await order(fixture)).body);
    const sent = await uploadContract(asked.body);
    expect(await open(sent.body.id, 1)).toMatchObject({ status: 409, body: { code: 'guard_refused' } });
    expect((await open(sent.body.id, 2)).body).toMatchObject({ version: 2, paper: null });
  });

  it('is not possible for another company', async () => {
    const { body: request } = await order(fixture);
    const stranger = await asRole(fixture.test, 'client');
    for (const [name, body] of [
      ['clientInspections.contract', undefined],
      ['clientInspections.openContract', { contractVersion: 1 }],
    ] as const) {
      const answer = await call(fixture.test, name, {
        token: stranger.token,
        params: { id: request.id },
        ...(body && { body }),
      });
      expect(answer.status).toBe(404);
    }
  });
});

describe('a contract written in the portal', () => {
  const draftOf = async (id: string) =>
    (
      await call<ContractDraftView>(fixture.test, 'adminInspections.contractDraft', {
        token: fixture.operator.token,
        params: { id },
      })
    ).body;
  const write = async (request: RequestView, changes: Readonly<Record<string, unknown>> = {}) => {
    const { vatPercent: _, published, last, ...draft } = await draftOf(request.id);
    return call<RequestView>(fixture.test, 'adminInspections.writeContract', {
      token: fixture.operator.token,
      params: { id: request.id },
      body: { version: request.version, ...draft, terms: last ?? published, ...changes },
    });
  };
  const fee = {
    name: { ar: 'تنقّل إلى مدينة أخرى', en: 'Travel to another city' },
    quantity: 2,
    unitPrice: 15_000,
    discount: 5000,
  };

  it('answers a change request with lines of its own, which contract, price and invoice name alike', async () => {
    const asked = await requestChange((await order(fixture, { packageId: fixture.packages.annual })).body);
    const { lines } = await draftOf(asked.body.id);
    // The discount of the package stays a discount: 12,000.01 less 2,000.00.
    expect(lines).toMatchObject([{ quantity: 1, unitPrice: 1_200_001, discount: 200_000 }]);
    const sent = await write(asked.body, { lines: [...lines, fee], paymentPlan: 'two' });
    // 10,000.01 + 2 × 150.00 − 50.00, and 15 % VAT.
    expect(sent.body).toMatchObject({
      status: 'contract_sent',
      quote: { subtotal: 1_025_001, extraFees: 25_000, vat: 153_750, total: 1_178_751 },
    });
    const { body: view } = await call<ContractPaperView>(fixture.test, 'clientInspections.contract', {
      token: fixture.client.token,
      params: { id: asked.body.id },
    });
    expect(view.paper).toMatchObject({
      price: { lines: [{}, { description: fee.name, quantity: 2, net: 25_000 }], total: 1_178_751 },
      schedule: [
        { daysAfterSignature: 0, amount: 589_376 },
        { daysAfterSignature: 180, amount: 589_375 },
      ],
    });
    const signed = await sign(fixture, await reread(fixture, asked.body.id));
    expect(signed.body.instalments.map(({ amount }) => amount)).toEqual([589_376, 589_375]);
    const [invoice] = await fixture.test.api.db
      .select({ data: taxDocuments.data, total: taxDocuments.total })
      .from(taxDocuments)
      .where(eq(taxDocuments.requestId, asked.body.id));
    expect(invoice).toMatchObject({ total: 1_178_751, data: { lines: [{}, { description: fee.name }] } });
  });

  it('has the clauses that were written; the next one begins with them', async () => {
    const asked = await requestChange((await order(fixture)).body);
    const { published } = await draftOf(asked.body.id);
    const clause = {
      key: 'night_visits',
      title: { ar: 'الزيارات الليلية', en: 'Night visits' },
      body: { ar: 'تُنفَّذ زيارات {client} ليلًا.', en: 'Visits to {client} take place at night.' },
    };
    const terms = { ...published, clauses: [clause, ...published.clauses.slice(1)] };
    const sent = await write(asked.body, { terms });
    const { body: view } = await call<ContractPaperView>(fixture.test, 'clientInspections.contract', {
      token: fixture.client.token,
      params: { id: asked.body.id },
    });
    expect(view.paper?.clauses).toHaveLength(published.clauses.length);
    expect(view.paper?.clauses[0]?.body.en).toMatch(/^Visits to (?!\{).+ take place at night\.$/);
    const again = await requestChange(sent.body);
    expect((await draftOf(again.body.id)).last?.clauses[0]).toEqual(clause);
  });

  it('is rendered before it is sent, and changes nothing', async () => {
    const asked = await requestChange((await order(fixture)).body);
    const { lines, inspections, duration, paymentPlan, published } = await draftOf(asked.body.id);
    const drawn = await fixture.test.app.inject({
      method: 'POST',
      url: `/api/v1/admin/inspections/${asked.body.id}/contract/draw`,
      headers: { authorization: `Bearer ${fixture.operator.token}` },
      payload: { lines: [...lines, fee], inspections, duration, paymentPlan, terms: published },
    });
    expect(await textOfFile(drawn.rawPayload)).toContain('Travel to another city');
    expect(await reread(fixture, asked.body.id)).toMatchObject({ status: 'change_request', total: 115_000 });
  });

  it.each([
    ['a discount above its line', { lines: [fee, { ...fee, discount: 30_001 }] }, 'lines'],
    ['a price of nothing', { lines: [{ ...fee, discount: 30_000 }] }, 'lines'],
    ['two payments for a week', { inspections: 2, duration: 'weekly', paymentPlan: 'two' }, 'paymentPlan'],
    ['a number without a duration', { inspections: 3, duration: null }, 'duration'],
    ['terms without a clause', { terms: { key: 'x', title: fee.name, clauses: [] } }, 'terms'],
    [
      'a clause without English',
      {
        terms: {
          key: 'x',
          title: fee.name,
          clauses: [{ key: 'a', title: fee.name, body: { ar: 'نص', en: '' } }],
        },
      },
      'terms',
    ],
  ])('is refused with %s', async (_, changes, field) => {
    const asked = await requestChange((await order(fixture)).body);
    const refused = await write(asked.body, changes);
    expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
    expect((await reread(fixture, asked.body.id)).status).toBe('change_request');
  });

  it('stays as it was written when the company’s details change before the signature', async () => {
    const asked = await requestChange((await order(fixture)).body);
    const { published } = await draftOf(asked.body.id);
    const terms = { ...published, clauses: published.clauses.slice(0, 2) };
    await write(asked.body, { terms });
    await fixture.test.api.db.transaction((tx) =>
      renewUnsignedContracts(tx, fixture.client.id, fixture.test.api.clock()),
    );
    const newest = await newestContract(fixture.test.api.db, asked.body.id);
    expect([newest?.version, newest?.data?.clauses.length, newest?.terms]).toEqual([3, 2, terms]);
  });
});

describe('invoice numbers', () => {
  it('have no gaps when ten contracts are signed at once and some attempts fail', async () => {
    const requests = await Promise.all(Array.from({ length: 10 }, () => order(fixture)));
    const before = await fixture.test.api.db.select().from(taxDocuments);
    const answers = await Promise.all(
      requests.flatMap(({ body }) => [sign(fixture, body), sign(fixture, { ...body, version: 99 })]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const numbers = await fixture.test.api.db
      .select({ number: taxDocuments.number })
      .from(taxDocuments)
      .where(eq(taxDocuments.kind, 'invoice'))
      .orderBy(taxDocuments.number);
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: before.length + 10 }, (_, index) => index + 1),
    );
  });
});

describe('cancelling an order that is signed but unpaid', () => {
  it('reverses the invoice with a credit note, so that nothing is owed', async () => {
    const request = await orderAndSign(fixture);
    const cancelled = await call<RequestView>(fixture.test, 'clientInspections.cancel', {
      token: fixture.client.token,
      params: { id: request.id },
      body: { version: request.version },
    });
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      taxDocuments: [{ kind: 'invoice' }, { kind: 'credit_note', total: 115_000 }],
    });
    expect(await owedFor(fixture.test, request.id)).toBe(0);
    await fixture.test.runJobs();
    const { taxDocuments: documents } = await reread(fixture, request.id);
    expect(documents.map(({ file }) => file?.type)).toEqual(['application/pdf', 'application/pdf']);
  });
});

describe('the ledger', () => {
  it('balances for each request with its unpaid instalments', async () => {
    const rows = await fixture.test.api.db
      .select({ requestId: ledgerEntries.requestId, owed: sum(ledgerEntries.amount) })
      .from(ledgerEntries)
      .groupBy(ledgerEntries.requestId);
    for (const { requestId, owed } of rows) {
      const { instalments, status } = await reread(fixture, requestId);
      const unpaid = instalments.filter(({ paidAt }) => !paidAt).reduce((all, { amount }) => all + amount, 0);
      expect(Number(owed)).toBe(status === 'cancelled' ? 0 : unpaid);
    }
  });
});
