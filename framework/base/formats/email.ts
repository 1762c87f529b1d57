const shape = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/u;
const shortest = 5;
// RFC 5321 §4.5.3.1.3: the longest address that mail can be sent to.
const longest = 254;

/** Address as stored and compared: trimmed, in lower case, without invisible direction marks. */
export function cleanEmail(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}

/** Email syntax check, 5 to 254 characters (rules 2.1). */
export function isEmail(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  const misplacedDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return email.length >= shortest && email.length <= longest && shape.test(email) && !misplacedDot;
}
