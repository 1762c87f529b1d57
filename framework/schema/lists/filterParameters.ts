/** Parameters of an address that say how a list looks, and not which rows it has. */
const looks = [
  'sort',
  'page',
  'size',
  'columns',
  'density',
  'widths',
  'pinned',
  'view',
  'group',
  'measure',
  'chart',
  'compare',
  'layout',
  'tab',
];

/**
 * Filters of a pasted or saved address, or of its query alone, as parameters of the API. Nothing is left out, so that the
 * reader can refuse unknown ones.
 */
export function filterParameters(address: string | null): Record<string, string> {
  const parameters = queryOf(address);
  for (const name of looks) parameters.delete(name);
  return Object.fromEntries(parameters);
}

/** Query of an address; empty for one that has none. */
export function queryOf(address: string | null): URLSearchParams {
  const text = address?.trim() ?? '';
  const mark = text.indexOf('?');
  const isBare = mark === -1 && (text.startsWith('/') || text.startsWith('http'));
  return new URLSearchParams(isBare ? '' : text.slice(mark + 1));
}
