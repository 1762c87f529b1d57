/**
 * How people here write a stored mobile number: `051 234 5678`. Anything else is shown as it is. A stored number has one
 * shape (`parsePhone`), so that showing one needs no library.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+966(5\d)(\d{3})(\d{4})$/, '0$1 $2 $3');
}
