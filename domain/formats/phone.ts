import parsePhoneNumber from 'libphonenumber-js/mobile';

const saudiMobile = /^\+9665\d{8}$/;

/** A Saudi mobile number in any usual writing (05…, 9665…, 009665…, Arabic digits) as E.164, or null. */
export function parsePhone(typed: string): string | null {
  // Numbers copied from Arabic text bring invisible direction marks along.
  const visible = typed.replace(/\p{Cf}/gu, '');
  const parsed = parsePhoneNumber(visible, { defaultCountry: 'SA', extract: false });
  return parsed && !parsed.ext && saudiMobile.test(parsed.number) ? parsed.number : null;
}
