import { isolateLtr } from '#framework/base/formats/bidi';
import type { Language, Localized } from '#framework/base/i18n/localized';
import { runningHead } from '../blocks/runningHead';
import { table } from '../blocks/table';
import { paragraph, title } from '../blocks/text';
import type { Brand } from '../brand';
import { createDocument } from '../createDocument';
import { finishDocument } from '../finishDocument';
import { gregorianDate } from '../text/formats';
import { colors } from '../theme';

/** Data of a list or report on paper. */
export interface TableData {
  readonly brand: Brand;
  readonly drawnOn: Date;
  readonly title: string;
  /** Name of the list's records. */
  readonly name: string;
  readonly header: readonly string[];
  readonly kinds: readonly ('text' | 'number')[];
  readonly rows: readonly (readonly string[])[];
  /** True where the list has more rows than are drawn. */
  readonly isCut: boolean;
}

const texts = {
  none: { ar: 'لا سجلات في القائمة.', en: 'The list has no records.' },
  cut: {
    ar: 'هذه أول السجلات فقط، وعددها: {count}. اختر Excel أو CSV ليصلك الباقي.',
    en: 'These are the first records only: {count}. Choose Excel or CSV to get the rest.',
  },
} satisfies Record<string, Localized>;

/** A list in a table: its name, the day, and its rows. */
export function renderTable(data: TableData, language: Language): Promise<Buffer> {
  const { brand, drawnOn, header, rows, isCut } = data;
  const document = createDocument({ language, brand, title: data.title, createdAt: drawnOn });
  title(document, { ar: data.title, en: data.title });
  const quiet = { size: 9, color: colors.muted };
  paragraph(document, `${data.name} · ${gregorianDate(drawnOn, document.mainLanguage)}`, quiet);
  document.y += 6;
  if (rows.length === 0) paragraph(document, document.label(texts.none));
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
    paragraph(document, document.label(texts.cut).replace('{count}', isolateLtr(String(rows.length))), quiet);
  return finishDocument(document, runningHead(document, { brand, title: data.title, number: '' }));
}
