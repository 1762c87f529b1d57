import { is, Placeholder, type Query } from 'drizzle-orm';

/** What stands in quotes, as it is, or the number of a parameter. */
const quotedOrNumber = /'(?:[^']|'')*'|"[^"]*"|\$(\d+)/g;

/** The same statement, to which a value that is given in several places is sent once. */
export function oncePerValue({ sql, params }: Query): { readonly text: string; readonly params: unknown[] } {
  const once: unknown[] = [];
  const places = params.map((param) => {
    const known = once.findIndex((one) => isSame(one, param));
    return known < 0 ? once.push(param) : known + 1;
  });
  const text = sql.replace(quotedOrNumber, (found, number?: string) =>
    number === undefined ? found : `$${places[Number(number) - 1]}`,
  );
  return { text, params: once };
}

const isSame = (one: unknown, other: unknown) =>
  is(one, Placeholder) && is(other, Placeholder) && one.name === other.name;
