import { gregorianDate, shortLabels } from '../text/formats';
import { isolateLtr } from 'sijil/base/formats/bidi';
import type { Language } from 'sijil/base/i18n/localized';
import { runningHead } from '../blocks/runningHead';
import { table } from '../blocks/table';
import { paragraph, title } from '../blocks/text';
import { type Brand, createDocument, finishDocument } from '../createDocument';
import { colors } from '../theme';

/** Data of a printed list or report. */
export interface TableData {
  readonly brand: Brand;
  readonly drawnOn: Date;
  readonly title: string;
  /** Name of the list's records. */
  readonly name: string;
  readonly header: readonly string[];
  readonly kinds: readonly ('text' | 'number')[];
  readonly rows: readonly (readonly string[])[];
  /** True if the list has more rows than are rendered. */
  readonly isCut: boolean;
}

/** A list as a table: its name, the day, and its rows. */
export function renderTable(data: TableData, language: Language): Promise<Buffer> {
  const { brand, drawnOn, header, rows, isCut } = data;
  const document = createDocument({ language, brand, title: data.title, createdAt: drawnOn });
  title(document, { ar: data.title, en: data.title });
  const quiet = { size: 9, color: colors.muted };
  paragraph(document, `${data.name} · ${gregorianDate(drawnOn, document.mainLanguage)}`, quiet);
  document.y += 6;
  if (rows.length === 0) paragraph(document, document.label(shortLabels.none));
  else
    table(
      document,
      header.map((name, index) => ({
        title: name,
        share: 1,
        align: data.kinds[index] === 'number' ? 'end' : 'start',
      })),
      rows,
    );
  if (isCut)
    paragraph(
      document,
      document.label(shortLabels.cut).replace('{count}', isolateLtr(String(rows.length))),
      quiet,
    );
  return finishDocument(document, runningHead(document, { brand, title: data.title, number: '' }));
}
