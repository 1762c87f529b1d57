import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '#domain/company';
import { keysOf } from 'sijil/base/objects';
import { mailMessages } from '../../server/db/schema/messages';
import { type MailName, mailTexts } from '../../server/services/mail/mailTexts';
import { sendMail } from '../../server/services/mail/sendMail';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { withPassword } from './authFixture';

let test: TestApp;
beforeAll(async () => void (test = await buildTestApp()), 120_000);
afterAll(() => test.close());

/** A value for every placeholder of every mail. */
const values = {
  name: 'سارة',
  title: '\u2068بدأ التفتيش\u2069',
  sentence: 'بدأ التفتيش لخدمة «سلامة الغذاء» (فرع العليا).',
  number: '\u2066R-1099\u2069',
  where: 'فرع العليا، الرياض',
  contact: 'نورة 0501234567',
  password: 'Abc-123',
  count: '3',
  items: '• أ\n• ب',
  company: 'مطاعم النخيل',
  inviter: 'خالد',
  branches: 'العليا',
  time: '29 نوفمبر 2026، 10:00 ص',
  device: 'Chrome 141 – Windows',
  ip: '203.0.113.7',
  link: 'https://portal.example/x',
};

async function newestTo(to: string) {
  const [mail] = await test.api.db
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.to, to))
    .orderBy(desc(mailMessages.createdAt))
    .limit(1);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

async function mailOf(name: MailName, language: 'ar' | 'en', data: Partial<typeof values> = {}) {
  const to = `${name}.${language}.${Object.keys(data).join('')}@reader.test`;
  await sendMail(test.api, test.api.db, to, name, language, { ...values, ...data });
  return newestTo(to);
}

describe.each(['ar', 'en'] as const)('every mail in %s', (language) => {
  it.each(keysOf(mailTexts))('has its direction and the company where programs keep it: %s', async (name) => {
    const { subject, text, html } = await mailOf(name, language);
    // Web mail drops these tags with their attributes, and shows the rest inside its own page.
    const inside = html
      .replaceAll(/<!doctype html>|<\/?(?:html|body|meta)[^>]*>|<head>.*<\/head>/gs, '')
      .trim();
    const [direction, side] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
    expect(inside).toMatch(
      new RegExp(
        `^<div lang="${language}" dir="${direction}" style="direction:${direction};text-align:${side};[^"]*background:#f5f6f8`,
      ),
    );
    expect(subject).not.toMatch(/[\u2066-\u2069{}]/);
    for (const body of [text, html])
      for (const fact of [
        company.name[language],
        company.address[language],
        company.unifiedNumber,
        company.phone,
        company.email,
      ])
        expect(body).toContain(fact);
    expect(`${text}${html.replaceAll(/style="[^"]*"/g, '')}`).not.toMatch(/[{}]|undefined|null/);
  });
});

describe('a mail about a visit without a branch', () => {
  it('leaves out the line of the place', async () => {
    expect((await mailOf('visitUpdate', 'ar')).text).toContain('الموقع: فرع العليا');
    const { text } = await mailOf('visitUpdate', 'ar', { where: '' });
    expect(text).not.toContain('الموقع');
    expect(text).toContain('للتواصل: نورة');
  });
});

describe('a mail about the security of an account', () => {
  it('names time, device, address and support, and an admin who did it', async () => {
    for (const name of [
      'resetPassword',
      'passwordChanged',
      'secondFactorOn',
      'secondFactorOff',
      'newDevice',
    ] as const) {
      const { text } = await mailOf(name, 'ar');
      for (const part of [values.time, values.device, values.ip, company.email]) expect(text).toContain(part);
      expect(text).not.toContain('مسؤول المنصة');
    }
    const { text } = await mailOf('secondFactorOffByAdmin', 'ar');
    expect(text).toMatch(/مسؤول المنصة.*كل أجهزتك/);
    expect(text).toContain(values.time);
    expect(text).not.toContain(values.ip);
    expect(text).toContain(company.email);
  });

  it('has the device and address of the call that changed the password', async () => {
    const { email, token } = await withPassword(test, 'admin_finance');
    const changed = await call(test, 'auth.updateAdminPassword', {
      token,
      body: { currentPassword: 'Right1234', password: 'Palm77', passwordConfirmation: 'Palm77' },
      headers: {
        'user-agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
      },
    });
    expect(changed.status).toBe(200);
    expect((await newestTo(email)).text).toMatch(/Chrome 141 – Windows[\s\S]*127\.0\.0\.1/);
  });
});
