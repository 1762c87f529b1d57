import { seededRandom } from '../../sample/seededRandom';

/** The numbers that a company is registered under, always the same for the same key. */
export function companyNumbers(key: string) {
  const random = seededRandom(`numbers/${key}`);
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('');
  return {
    commercialRegistration: `70${digits(8)}`,
    taxNumber: `31${digits(8)}00003`,
    iban: toIban(`80000${digits(15)}`),
    municipalLicenceNumber: `4${digits(10)}`,
  };
}

/** Four letters, the building's number: as the national address writes a place in short. */
export function shortAddressOf(name: string): string {
  const random = seededRandom(`address/${name}`);
  const letter = () => random.pick(Array.from('ABDEHJKMNRST'));
  return `R${letter()}${letter()}${letter()}${Math.floor(random.between(2000, 9000))}`;
}

/** Twenty digits of bank and account with their check digits (ISO 13616: SA is 2810, then 00, mod 97). */
function toIban(account: string): string {
  const check = 98n - (BigInt(`${account}281000`) % 97n);
  return `SA${String(check).padStart(2, '0')}${account}`;
}
