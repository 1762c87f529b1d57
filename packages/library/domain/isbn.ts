/** True for thirteen digits with a valid check digit: the sum of digits, every second one times three, ends in 0. */
export function isIsbn(text: string): boolean {
  if (!/^97[89]\d{10}$/.test(text)) return false;
  const sum = text
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
