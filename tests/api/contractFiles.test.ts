import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractFileView } from '#domain/api/orderViews';
import type { ContractDraftView } from '#domain/api/paperViews';
import type { RequestView } from '#domain/api/requestViews';
import { call } from '../support/call';
import { tinyPdf, upload } from '../support/upload';
import { buildOrdersFixture, order, type OrdersFixture, reread, sign } from './ordersFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Asks as anybody, without a session. */
const verify = (sha256: string) =>
  call<ContractFileView[]>(fixture.test, 'contracts.verify', { params: { sha256 } });

async function bytesOf(url: string | undefined): Promise<Buffer> {
  return (await fixture.test.app.inject({ url: String(url) })).rawPayload;
}

const askChange = ({ id, version }: RequestView) =>
  call<RequestView>(fixture.test, 'clientInspections.requestContractChange', {
    token: fixture.client.token,
    params: { id },
    body: { version, reason: 'أضيفوا فرعًا ثانيًا' },
  });

describe('the file of a contract', () => {
  it('is known as the one that was sent, and then with its signed copy as signed', async () => {
    const { body: placed } = await order(fixture);
    const sent = await bytesOf(placed.contract?.file.url);
    const number = `C-${placed.number}-1`;
    expect((await verify(hashOf(sent))).body).toMatchObject([
      { number, file: 'sent', state: 'waiting', signedAt: null },
    ]);
    await sign(fixture, placed);
    await fixture.test.runJobs();
    const copy = await bytesOf((await reread(fixture, placed.id)).contract?.signedFile?.url);
    const at = { signedAt: expect.any(String) };
    expect((await verify(hashOf(copy))).body).toMatchObject([
      { number, file: 'signed', state: 'signed', ...at },
    ]);
    expect((await verify(hashOf(sent))).body).toMatchObject([
      { number, file: 'sent', state: 'signed', ...at },
    ]);
  });

  it('is unknown once a single byte differs', async () => {
    const { body: placed } = await order(fixture);
    const changed = Buffer.from(await bytesOf(placed.contract?.file.url));
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect((await verify(hashOf(changed))).body).toEqual([]);
  });

  it('with a digital signature of its own is known, and so is the record of its signing', async () => {
    const content = await readFile(new URL('../foreignFiles/files/signed.pdf', import.meta.url));
    const { body: asked } = await askChange((await order(fixture)).body);
    const { body: file } = await upload(
      fixture.test,
      fixture.operator.token,
      { content, name: 'contract.pdf' },
      'document',
    );
    const { body: offered } = await call<RequestView>(fixture.test, 'adminInspections.uploadContract', {
      token: fixture.operator.token,
      params: { id: asked.id },
      body: { version: asked.version, contract: file.id, subtotal: 200_000, extraFees: 0 },
    });
    await sign(fixture, offered);
    await fixture.test.runJobs();
    const { contract } = await reread(fixture, offered.id);
    const number = `C-${offered.number}-2`;
    expect((await verify(hashOf(content))).body).toMatchObject([{ number, state: 'signed' }]);
    const record = await bytesOf(contract?.recordFile?.url);
    expect((await verify(hashOf(record))).body).toMatchObject([{ number, file: 'record', state: 'signed' }]);
  });

  it('that was never signed is replaced by a later version', async () => {
    const { body: placed } = await order(fixture);
    const first = await bytesOf(placed.contract?.file.url);
    const { body: asked } = await askChange(placed);
    const { body: draft } = await call<ContractDraftView>(fixture.test, 'adminInspections.contractDraft', {
      token: fixture.operator.token,
      params: { id: asked.id },
    });
    const { lines, inspections, duration, paymentPlan, published: terms } = draft;
    const written = await call(fixture.test, 'adminInspections.writeContract', {
      token: fixture.operator.token,
      params: { id: asked.id },
      body: { version: asked.version, lines, inspections, duration, paymentPlan, terms },
    });
    expect(written.status).toBe(200);
    expect((await verify(hashOf(first))).body).toMatchObject([{ file: 'sent', state: 'replaced' }]);
  });

  it('of something else says nothing: another file of the portal, or no hash at all', async () => {
    const receipt = { content: tinyPdf, name: 'receipt.pdf' };
    expect((await upload(fixture.test, fixture.client.token, receipt, 'document')).status).toBe(201);
    expect((await verify(hashOf(tinyPdf))).body).toEqual([]);
    expect((await verify('contract')).status).toBe(404);
  });
});
