import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { columnName } from 'sijil/base/formats/cellAddress';
import { escapeHtml, formulaText } from 'sijil/base/formats/escaping';
import { ZipFile } from 'yazl';
import type { CellKind, DataTable } from '../../http/handlers';

/** Marks the file as UTF-8 for Excel. */
const byteOrderMark = '\uFEFF';

/** Yields a CSV file (RFC 4180) in pieces: the header, then a piece for each batch of rows. */
export async function* csvLines(
  header: readonly string[],
  batches: AsyncIterable<readonly string[][]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lines([[...header]]);
  for await (const rows of batches) if (rows.length > 0) yield lines(rows);
}

function lines(rows: readonly string[][]): string {
  return `${Papa.unparse([...rows], { escapeFormulae: formulaText, newline: '\r\n' })}\r\n`;
}

export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type SheetFormat = keyof typeof sheetTypes;

/** Returns a table as a file that is written while it is read. */
export function sheetOf(table: DataTable, format: SheetFormat, at: Date): Readable {
  const { language, ...sheet } = table;
  if (format === 'csv') return Readable.from(csvLines(sheet.header, sheet.batches), { objectMode: false });
  return xlsxStream({ ...sheet, rightToLeft: language === 'ar', at });
}

/** Styles of a workbook's cells by position: a number format, and whether the font is bold. */
const cellStyles = {
  text: { format: 0, bold: 0 },
  header: { format: 0, bold: 1 },
  number: { format: 0, bold: 0 },
  // Format 4 is built in: `#,##0.00`.
  money: { format: 4, bold: 0 },
  day: { format: 164, bold: 0 },
  moment: { format: 165, bold: 0 },
} as const satisfies Record<CellKind | 'header', object>;

const styleNames = Object.keys(cellStyles);
const style = (name: keyof typeof cellStyles) => ` s="${String(styleNames.indexOf(name))}"`;
const formats =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts>';
const styleXml = Object.values(cellStyles)
  .map(
    ({ format, bold }) =>
      `<xf numFmtId="${String(format)}" xfId="0" fontId="${String(bold)}" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('');

interface Sheet {
  readonly name: string;
  readonly rightToLeft: boolean;
  readonly header: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly batches: AsyncIterable<readonly string[][]>;
  /** Modification time of the parts in the file. */
  readonly at: Date;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const documentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Returns a workbook of one sheet (ECMA-376) as a stream: rows are written as the reader takes them, with their texts in the
 * cells, so that no table of shared texts is held in memory. A text is never a formula here.
 */
export function xlsxStream(sheet: Sheet): Readable {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(frame(sheet)))
    zip.addBuffer(Buffer.from(declaration + content), name, { mtime: sheet.at });
  const rows = Readable.from(sheetXml(sheet), { objectMode: false });
  const { outputStream: output } = zip;
  if (!(output instanceof Readable)) throw new TypeError('The workbook is no stream of Node.');
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { mtime: sheet.at });
  rows.on('error', (error) => output.destroy(error));
  // A reader that disconnects must not leave the rows' connection open.
  output.on('close', () => rows.destroy());
  zip.end();
  return output;
}

function frame({ name }: Sheet): Record<string, string> {
  const part = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${documentTypes}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `<Relationships xmlns="${office}/package/2006/relationships">${all.join('')}</Relationships>`;
  return {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="${escape(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${formats}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${String(styleNames.length)}">${styleXml}</cellXfs></styleSheet>`,
  };
}

async function* sheetXml({ header, kinds, batches, rightToLeft }: Sheet): AsyncGenerator<string> {
  const view = `<sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${Math.max(header.length, 1)}" width="22" customWidth="1"/></cols><sheetData>`;
  const names = header.map((_, index) => columnName(index));
  let number = 1;
  yield row(
    number,
    header.map((text, index) => textCell(`${names[index]}${number}`, text, style('header'))),
  );
  for await (const rows of batches) {
    yield rows
      .map((cells) => {
        number += 1;
        return row(
          number,
          cells.map((text, index) => cell(`${names[index]}${number}`, text, kinds[index] ?? 'text')),
        );
      })
      .join('');
  }
  yield '</sheetData></worksheet>';
}

const row = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;

/** Writes a cell with its address: Excel does not need it, most other readers do, our own import among them. */
function cell(address: string, text: string, kind: CellKind): string {
  if (text === '') return '';
  const value = kind === 'text' ? null : kind === 'day' || kind === 'moment' ? serialOf(text) : Number(text);
  return value === null
    ? textCell(address, text)
    : `<c r="${address}"${kind === 'number' ? '' : style(kind)}><v>${value}</v></c>`;
}

const dayMs = 86_400_000;
/** Day 0 of a workbook's dates is 30 December 1899; before March 1900, Excel counts a day that never was. */
const dayZero = Date.UTC(1899, 11, 30);
const firstRight = 61;

/** Number of days that stands for `2026-11-26` or `2026-11-26 16:23`; null for other texts, and for days that Excel does not know. */
function serialOf(text: string): number | null {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text) ?? [];
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T${time}:00Z`);
  const serial = (at - dayZero) / dayMs;
  return serial >= firstRight ? serial : null;
}

function textCell(address: string, text: string, style = ''): string {
  return `<c r="${address}" t="inlineStr"${style}><is><t xml:space="preserve">${escape(text.slice(0, longestCell))}</t></is></c>`;
}

/** Longest text of a cell that Excel opens. */
const longestCell = 32_767;

/** Name of a sheet: at most 31 characters, without those that formulas and paths use. */
function sheetName(name: string): string {
  return name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
}

/** Leaves out characters that XML does not allow. */
function escape(text: string): string {
  return escapeHtml(text).replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu, '');
}
