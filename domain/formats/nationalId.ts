import { passesLuhn } from './luhn';

/** Ten digits of a citizen's national identity (1…) or a resident's iqama (2…), check digit verified. */
export function isNationalId(id: string): boolean {
  return /^[12]\d{9}$/.test(id) && passesLuhn(id);
}
