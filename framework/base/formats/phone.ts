import parsePhoneNumber from 'libphonenumber-js/mobile';

const saudiMobile = /^\+9665\d{8}$/;

/** Saudi mobile number in E.164, of any usual spelling (05…, 9665…, 009665…, Arabic digits); null for anything else. */
export function parsePhone(typed: string): string | null {
  // Numbers copied from Arabic text bring invisible direction marks along.
  const visible = typed.replace(/\p{Cf}/gu, '');
  const parsed = parsePhoneNumber(visible, { defaultCountry: 'SA', extract: false });
  return parsed && !parsed.ext && saudiMobile.test(parsed.number) ? parsed.number : null;
}
