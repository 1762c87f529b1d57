// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@framework/providers/i18n';
import { Footer } from '@/frame/Footer';
import { portalPart, readEnglish } from '../support/portalPart';

const page = portalPart();
const isShown = () => !page.all('footer')[0]?.className.includes('waiting');
const operator = {
  name: { ar: 'شركة سلامة', en: 'Salama Co.' },
  unifiedNumber: '7001234567',
  vatNumber: '310122393500003',
  address: { ar: 'الرياض', en: 'Riyadh' },
};
const support = { email: 'help@salama.sa', phone: '+966112345678', termsUrl: null, privacyUrl: null };

beforeAll(async () => {
  await startI18n();
  await readEnglish(['common']);
});

it('is hidden until the company’s facts are there, which would move its links', async () => {
  await page.show(<Footer read={{ data: undefined, error: null }} />);
  expect(isShown()).toBe(false);
  await page.show(<Footer read={{ data: { operator, support }, error: null }} />);
  expect(isShown()).toBe(true);
  expect(page.said()).toContain('7001234567');
});

it('shows its links where the facts cannot be read', async () => {
  await page.show(<Footer read={{ data: undefined, error: new Error('unreachable') }} />);
  expect(isShown()).toBe(true);
  expect(page.texts('footer a')).toEqual(['Terms and conditions', 'Privacy policy']);
});
