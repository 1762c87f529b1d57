/** Where a browser begins to read markup; a «<» of a formula or of a style's condition is only a sign. */
const markup = /<[a-z/!?]/i;

type Purify = (text: string) => string;
let purify: Purify | undefined;

/** What packages that write markup of their own need, brought by the code that draws with them. */
export function bringPurifier(own: Purify): void {
  purify = own;
}

/**
 * What a page may read as HTML of the strings that packages hand it (ours hand none: tests/access/rawHtml.test.ts): text
 * as it is; markup without its scripts where something that needs markup is shown, else nothing.
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
/** Where strings never become code, zod need not try whether they do: each try is told as an attack. */
page.__zod_globalConfig = { jitless: true };
