import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, type InspectionsFixture } from './inspectionsFixture';

let fixture: InspectionsFixture;
let admin: Awaited<ReturnType<typeof asRole>>;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  admin = await asRole(fixture.test, 'admin');
});
afterAll(() => fixture.test.close());

interface Read {
  readonly writes: number;
  readonly data?: { readonly notes?: string };
}

describe('an order draft on two devices', () => {
  const params = () => ({ serviceId: fixture.serviceId });
  const read = async () => {
    const { token } = fixture.client;
    return (await call<Read>(fixture.test, 'orderDrafts.get', { token, params: params() })).body;
  };
  const save = (writer: string, seen: number | null, notes: string) =>
    call<{ code?: string; message?: string }>(fixture.test, 'orderDrafts.save', {
      token: fixture.client.token,
      params: params(),
      body: { step: 'details', data: { notes }, writer, seen },
      language: 'en',
    });

  it('refuses the device that has not read what the other wrote, and loses neither', async () => {
    const { writes } = await read();
    expect((await save('phone', writes, 'phone 1')).status).toBe(200);
    expect((await save('phone', writes, 'phone 2')).status).toBe(200);
    const refused = await save('desktop', writes, 'desktop 1');
    expect([refused.status, refused.body.code]).toEqual([409, 'draft_elsewhere']);
    expect((await read()).data?.notes).toBe('phone 2');
  });

  it('goes on where the other device stopped, which is then the one that is refused', async () => {
    const { writes } = await read();
    expect((await save('desktop', writes, 'desktop 2')).status).toBe(200);
    expect((await save('phone', 0, 'phone 3')).status).toBe(409);
    expect((await save('phone', null, 'phone 4')).status).toBe(200);
    expect((await read()).data?.notes).toBe('phone 4');
    expect((await save('desktop', writes, 'desktop 3')).status).toBe(409);
  });

  it('is saved without a writer as before, by other programs', async () => {
    const { status } = await call(fixture.test, 'orderDrafts.save', {
      token: fixture.client.token,
      params: params(),
      body: { step: 'details', data: { notes: 'program' } },
    });
    expect([status, (await read()).data?.notes]).toEqual([200, 'program']);
  });
});

describe('the draft of a record’s form in two tabs', () => {
  const params = { resource: 'nationalities', record: 'new' } as const;
  const save = (writer: string, seen: number | null, code: string | null) =>
    call<{ code?: string }>(fixture.test, 'recordDrafts.save', {
      token: admin.token,
      params,
      body: { version: null, values: code === null ? {} : { descriptionAr: code }, before: {}, writer, seen },
    });

  it('is neither overwritten nor thrown away by the tab that has not seen it', async () => {
    expect((await save('first', 0, '1')).status).toBe(200);
    expect((await save('second', 0, '2')).status).toBe(409);
    expect((await save('second', 0, null)).status).toBe(409);
    expect((await save('first', 0, null)).status).toBe(200);
  });

  it('is not taken for another one that was begun after it was thrown away', async () => {
    const read = async () =>
      (await call<Read>(fixture.test, 'recordDrafts.get', { token: admin.token, params })).body;
    expect((await save('first', 0, '1')).status).toBe(200);
    const { writes } = await read();
    expect((await save('first', writes, null)).status).toBe(200);
    expect((await save('first', writes, '2')).status).toBe(200);
    expect((await save('second', writes, '3')).status).toBe(409);
    expect((await save('first', writes, null)).status).toBe(200);
    expect((await save('second', writes, '3')).status).toBe(200);
    expect((await save('second', null, null)).status).toBe(200);
  });
});
