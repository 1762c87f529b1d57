// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
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

it('is hidden until it is known whether the company has details, whose link would move the others', async () => {
  await page.show(<Footer read={{ data: undefined, error: null }} />);
  expect(isShown()).toBe(false);
  await page.show(<Footer read={{ data: { operator, support }, error: null }} />);
  expect(isShown()).toBe(true);
  expect(page.texts('footer a')).toEqual(['Business details', 'Terms and conditions', 'Privacy policy']);
});

it('has the company’s numbers and address behind one link', async () => {
  await readEnglish(['legal']);
  await page.show(<Footer read={{ data: { operator, support }, error: null }} />);
  expect(page.said()).not.toContain('7001234567');
  expect(page.named('Business details').getAttribute('href')).toBe('#company');
  // What a browser does with the link.
  window.location.hash = '#company';
  window.dispatchEvent(new Event('popstate'));
  await page.until(() => page.said().includes('7001234567'), 'The number');
  for (const fact of ['Salama Co.', '7001234567', '310122393500003', 'Riyadh', '+966112345678'])
    expect(page.said()).toContain(fact);
});

it('shows its links where the facts cannot be read', async () => {
  await page.show(<Footer read={{ data: undefined, error: new Error('unreachable') }} />);
  expect(isShown()).toBe(true);
  expect(page.texts('footer a')).toEqual(['Terms and conditions', 'Privacy policy']);
});
