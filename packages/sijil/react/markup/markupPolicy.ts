/** Start of markup, as browsers parse it; the «<» of a formula or of a style's condition is plain text. */
const markup = /<[a-z/!?]/i;

type Purify = (text: string) => string;
let purify: Purify | undefined;

/** Sets the purifier for packages that write their own markup; the code that uses such packages imports it. */
export function bringPurifier(own: Purify): void {
  purify = own;
}

/**
 * Policy for strings that packages write to the page as HTML (the portal writes none: tests/access/rawHtml.test.ts). Text is
 * unchanged; markup loses its scripts if the purifier is loaded, and is dropped otherwise.
 */
export function judgeMarkup(text: string): string | null {
  if (!markup.test(text)) return text;
  return purify?.(text) ?? null;
}

interface Global {
  trustedTypes?: { createPolicy(name: 'default', rules: { createHTML: typeof judgeMarkup }): unknown };
  __zod_globalConfig?: { jitless: boolean };
}

const page = globalThis as Global;
/** Required by the server's content policy in browsers with trusted types; other browsers apply the content policy alone. */
page.trustedTypes?.createPolicy('default', { createHTML: judgeMarkup });
/** Stops zod from testing if strings can be compiled: where the policy forbids it, each test would be reported as an attack. */
page.__zod_globalConfig = { jitless: true };
