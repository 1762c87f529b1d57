/** Returns the placeholders of a text: `{name}`, `{{count}}`, `$t(key)`. */
export function placeholdersOf(text: string): Set<string> {
  const found = text.matchAll(/\{\{[^{}]*\}\}|\{[^{}]*\}|\$t\([^)]*\)/gu);
  return new Set([...found].map(([placeholder]) => placeholder.replaceAll(/[\s-]|,[^}]*/gu, '')));
}

/** Marks of a text: `<1>`, `<strong>`. */
export function tagsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/<\/?\s*([\w-]+)\s*\/?>/gu)].map(([, name]) => `<${name}>`));
}

/** True where every mark that opens is closed, and brackets and braces are in pairs. */
export function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [token, close, name, single] of text.matchAll(/<(\/?)\s*([\w-]+)\s*(\/?)>|[[\]{}]/gu)) {
    if (single) continue;
    const begun = { ']': '[', '}': '{' }[token] ?? (close ? name : undefined);
    if (begun === undefined) open.push(name ?? token);
    else if (open.pop() !== begun) return false;
  }
  return open.length === 0;
}
