import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originalBrand } from '#domain/brand';
import { tables } from '../../server/db/schema/declared';
import { users } from '../../server/db/schema/users';
import { storeFile } from 'sijil/server/files/storeFile';
import { portalPage } from 'sijil/server/plugins/portal';
import type { BrandView } from 'sijil/contract/designView';
import { sendMail } from '../../server/services/mail/sendMail';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { tinyPng, upload } from '../support/upload';

interface Reply {
  readonly id: string;
  readonly version: number;
  readonly errors?: Readonly<Record<string, string[]>>;
}
interface Session {
  readonly design?: { readonly brand?: BrandView };
}

let test: TestApp;
let admin: string;
let finance: string;
let caller: string;
const ask = askAs(
  () => test,
  () => caller,
);
const page =
  '<html><head><title>سلامة</title><link rel="icon" href="/icon.svg" type="image/svg+xml" /></head><body><svg class="arriving"></svg></body></html>';

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
  ({ token: finance } = await asRole(test, 'admin_finance'));
  caller = admin;
});
afterAll(() => test.close());

async function change(values: object) {
  caller = admin;
  const { body } = await ask<Reply[]>('GET', '/brand?_start=0&_end=5');
  const [record] = body;
  return ask<Reply>('PATCH', `/brand/${record?.id}`, { payload: { ...values, version: record?.version } });
}

const brandOfSession = async (token: string) => {
  caller = token;
  return (await ask<Session>('GET', '/session')).body.design?.brand;
};

describe('the brand', () => {
  it('is one record with the original name, which pages and sessions omit', async () => {
    const { body } = await ask<{ name: object }[]>('GET', '/brand?_start=0&_end=5');
    expect(body.map(({ name }) => name)).toEqual([originalBrand.name]);
    expect(portalPage(page)).toBe(page);
    expect(await brandOfSession(finance)).toBeUndefined();
  });

  it('applies at once to sessions, the initial page and emails', async () => {
    const name = { ar: 'أمان', en: 'Aman </script> & $& co' };
    expect((await change({ name, colour: '#0A2540', senderName: 'Aman Inspections' })).status).toBe(200);
    const brand = await brandOfSession(finance);
    expect(brand?.name).toEqual(name);
    expect(brand?.colours.light).toMatchObject({ solid: '#0a2540', onSolid: '#ffffff' });
    expect(brand?.colours.dark?.solid).not.toBe('#0a2540');
    const served = portalPage(page);
    expect(served).toContain('<title>أمان</title>');
    const [, data = ''] = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(served) ?? [];
    expect(JSON.parse(data)).toEqual(brand);
    expect(served).toContain('html{--arriving:#0a2540}');
    await sendMail(test.api, test.api.db, 'a@b.test', 'verifyEmail', 'en', {
      name: 'Sara',
      link: 'https://x.test',
    });
    await test.runJobs();
    expect(test.mails.at(-1)).toMatchObject({
      subject: `Confirm your email to get started with ${name.en}`,
      senderName: 'Aman Inspections',
      html: expect.stringContaining('background:#0a2540;color:#ffffff'),
    });
  });

  it('shows its pictures to visitors who are not signed in, and no other file', async () => {
    const [{ id: ownerId } = { id: '' }] = await test.api.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, 'admin'));
    const png = { content: tinyPng, type: 'image/png', name: 'logo.png', ownerId } as const;
    const file = await storeFile(test.api, test.api.db, png);
    await change({ logo: file.id });
    const { logo } = (await brandOfSession(admin))?.pictures ?? {};
    const read = await test.app.inject({ url: logo?.url ?? '' });
    expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/png']);
    expect(read.headers['cache-control']).toContain('immutable');
    expect(portalPage(page)).toContain(`<img class="arriving" src="${logo?.url}"`);
    for (const other of ['icon', file.id, '../../files'])
      expect((await test.app.inject({ url: `/api/v1/brand/pictures/${other}` })).statusCode).toBe(404);
  });

  it('refuses an SVG file with a script', async () => {
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(test, admin, { content, name: 'logo.svg' }, 'image')).status).toBe(415);
  });

  it('refuses a colour with too little contrast, and suggests the nearest valid one', async () => {
    const { status, body } = await change({ colour: '#ffd400' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['colour']]);
    const [, nearest] = /\u2066(#[0-9a-f]{6})\u2069/.exec(body.errors?.['colour']?.[0] ?? '') ?? [];
    expect((await change({ colour: nearest })).status).toBe(200);
    expect(Object.keys((await change({ darkColour: '#0a2540' })).body.errors ?? {})).toEqual(['darkColour']);
  });

  it('can be read and changed only by designers, and has a history', async () => {
    const { brand } = tables;
    const [record] = await test.api.db.select({ id: brand.id }).from(brand);
    caller = finance;
    expect((await ask('GET', `/brand/${record?.id}`)).status).toBe(403);
    expect(
      (await ask('PATCH', `/brand/${record?.id}`, { payload: { name: originalBrand.name, version: 1 } }))
        .status,
    ).toBe(403);
    caller = admin;
    const history = await ask<object[]>('GET', `/brand/${record?.id}/history?_start=0&_end=10`);
    expect(history.body.length).toBeGreaterThanOrEqual(3);
  });

  it('is the original again once its values are cleared', async () => {
    await change({ name: originalBrand.name, colour: null, senderName: null, logo: null });
    expect(await brandOfSession(finance)).toBeUndefined();
    expect(portalPage(page)).toBe(page);
  });
});
