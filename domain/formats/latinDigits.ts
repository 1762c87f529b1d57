const arabicIndicZero = 0x0660;
const persianZero = 0x06f0;

/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones; everything else is left as it is. */
export function toLatinDigits(input: string): string {
  return input.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= persianZero ? persianZero : arabicIndicZero));
  });
}
