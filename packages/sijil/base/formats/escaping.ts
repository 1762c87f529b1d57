const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML and XML text, escaped for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Pattern class of the first characters that make a spreadsheet run a cell as a formula, full-width ones included (OWASP, CSV injection). */
export const formulaSigns = String.raw`[=+\-@\t\r\n＝＋－＠]`;

/**
 * Text that a spreadsheet would run as a formula and that gets an apostrophe before it; numbers and phone numbers (+966…) are
 * no formulas.
 */
export const formulaText = new RegExp(String.raw`^(?![+-]?\d+(\.\d+)?$)${formulaSigns}`);
