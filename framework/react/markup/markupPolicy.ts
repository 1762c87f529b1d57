/** Beginning of markup, as browsers parse it; a «<» of a formula or of a style's condition is only a sign. */
const markup = /<[a-z/!?]/i;

type Purify = (text: string) => string;
let purify: Purify | undefined;

/** Adds the purifier for packages that write markup of their own; the code that draws with them imports it. */
export function bringPurifier(own: Purify): void {
  purify = own;
}

/**
 * Policy for strings that packages hand to the page as HTML (ours hand none: tests/access/rawHtml.test.ts): text as it
 * is; markup without its scripts where the purifier is loaded, else nothing.
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
/** Browsers that know trusted types ask it (the server's content policy demands one); the others go by that policy alone. */
page.trustedTypes?.createPolicy('default', { createHTML: judgeMarkup });
/**
 * Keeps zod from trying whether strings become code: where the policy forbids it, each try is reported as an attack.
 */
page.__zod_globalConfig = { jitless: true };
