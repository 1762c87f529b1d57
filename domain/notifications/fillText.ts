/** Fills in the `{values}` of a notice's text; a `[part]` is left out when one of its values is missing. */
export function fillText(template: string, values: Readonly<Record<string, string | null>>): string {
  const put = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '—');
  const optional = template.replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
    namesIn(part).every((name) => values[name]) ? part : '',
  );
  return put(optional);
}

function namesIn(part: string): string[] {
  return [...part.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
}
