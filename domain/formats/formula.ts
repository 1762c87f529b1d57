/** Signs by which a spreadsheet knows a formula, as a class of a pattern; the wide ones count too (OWASP, CSV injection). */
export const formulaSigns = String.raw`[=+\-@\t\r\n＝＋－＠]`;
