import { strFromU8, unzipSync } from 'fflate';

/** The sheet of a workbook that a person sees first. */
export interface VisibleSheet {
  /** Position among all sheets, hidden ones included, from 1. */
  readonly number: number;
  readonly name: string;
  /** Addresses of the cells that show a percentage, such as `G2`: 0.15 is shown as 15 %. */
  readonly percentages: ReadonlySet<string>;
}

const book = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';
const styles = 'xl/styles.xml';

/** Finds the first visible sheet of a workbook (ECMA-376); undefined where the file lists none. */
export function visibleSheet(bytes: Uint8Array): VisibleSheet | undefined {
  const parts = readParts(bytes, [book, relations, styles]);
  const sheets = tagsOf(parts[book], 'sheet').filter(({ name }) => name);
  const at = Math.max(
    0,
    sheets.findIndex(({ state }) => state !== 'hidden' && state !== 'veryHidden'),
  );
  const sheet = sheets[at];
  if (!sheet) return undefined;
  const relation = tagsOf(parts[relations], 'Relationship').find(({ Id }) => Id === sheet['id']);
  const path = relation?.['Target']?.replace(/^(?:\/xl\/|\.\/)?/, 'xl/');
  const percentStyles = percentStylesOf(parts[styles]);
  const cells = path && percentStyles.size > 0 ? tagsOf(readParts(bytes, [path])[path], 'c') : [];
  return {
    number: at + 1,
    name: sheet['name'] ?? '',
    percentages: new Set(cells.flatMap(({ r, s }) => (r && s && percentStyles.has(s) ? [r] : []))),
  };
}

function readParts(bytes: Uint8Array, names: readonly string[]): Partial<Record<string, string>> {
  const files = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

/** Positions of the cell styles whose number format is a percentage; 9 and 10 are built in. */
function percentStylesOf(xml = ''): Set<string> {
  const formats = tagsOf(xml, 'numFmt').filter(({ formatCode = '' }) =>
    formatCode.replaceAll(/"[^"]*"|\\./g, '').includes('%'),
  );
  const percents = new Set(['9', '10', ...formats.flatMap(({ numFmtId }) => numFmtId ?? [])]);
  const cellStyles = /<(?:\w+:)?cellXfs\b.*?<\/(?:\w+:)?cellXfs>/s.exec(xml)?.[0];
  return new Set(
    tagsOf(cellStyles, 'xf').flatMap(({ numFmtId = '' }, index) =>
      percents.has(numFmtId) ? [String(index)] : [],
    ),
  );
}

/** Attributes of every tag of this name, without the prefixes of namespaces. */
function tagsOf(xml = '', name: string): Partial<Record<string, string>>[] {
  return Array.from(
    xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b((?:\\s+[\\w:]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)`, 'g')),
    ([, text = '']) =>
      Object.fromEntries(
        Array.from(
          text.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
          ([, key = '', double, single]) => [key.replace(/^\w+:/, ''), plainText(double ?? single ?? '')],
        ),
      ),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plainText(xml: string): string {
  return xml.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (all, decimal?: string, hex?: string, name = '') =>
      decimal || hex ? String.fromCodePoint(Number(decimal ?? `0x${hex}`)) : (entities[name] ?? all),
  );
}
