import { textTable } from 'sijil/schema/texts/textTable';
import type { Language } from 'sijil/base/i18n/localized';
import type { SummaryView } from 'sijil/contract/consoleViews';
import { writeRiyals } from 'sijil/base/formats/money';
import type { Field } from 'sijil/schema/field';
import { orderedRows } from 'sijil/contract/orderedRows';
import type { SummaryGroup, SummaryMeasure } from 'sijil/schema/summary';
import { summaryWords } from 'sijil/schema/summaryPeriods';
import type { DataTable } from '../../http/handlers';

interface Wanted {
  readonly name: string;
  readonly language: Language;
  readonly fields: Readonly<Record<string, Field>>;
  readonly groups: readonly SummaryGroup[];
  readonly measures: readonly SummaryMeasure[];
  /** True for a sheet, whose figures are plain numbers; otherwise they are formatted as on a page. */
  readonly isSheet: boolean;
}

const texts = textTable('words/summaryTable/texts', {
  before: { ar: '{name}، الفترة السابقة', en: '{name}, period before' },
  others: { ar: 'المجموعات الأخرى ({count})', en: 'Other groups ({count})' },
  total: { ar: 'الإجمالي', en: 'Total' },
} as const);

/**
 * Returns a summary as a table: its groups, the others, and the total; each figure is followed by that of the previous period.
 */
export function summaryTable(view: SummaryView, wanted: Wanted): DataTable {
  const { name, language, fields, groups, measures, isSheet } = wanted;
  const words = summaryWords(fields, language);
  const isCompared = view.total.before !== null;
  const figure = (measure: SummaryMeasure, value: number | null) => {
    if (!isSheet) return words.figure(measure, value);
    if (value === null) return '';
    return words.isMoney(measure) ? writeRiyals(value) : String(value);
  };
  const figures = (values: readonly (number | null)[], before: readonly (number | null)[] | null) =>
    measures.flatMap((measure, index) => [
      figure(measure, values[index] ?? null),
      ...(isCompared ? [figure(measure, before?.[index] ?? null)] : []),
    ]);
  const under = (title: string) => [title, ...groups.slice(1).map(() => '')];
  const rows = [
    ...orderedRows(view.groups, groups).map(({ keys, titles, values, before }) => [
      ...groups.map((group, index) => words.keyName(group, keys[index] ?? null, titles[index])),
      ...figures(values, before),
    ]),
    ...(view.others
      ? [
          [
            ...under(texts.others[language].replace('{count}', String(view.others.groups))),
            ...figures(view.others.values, view.others.before),
          ],
        ]
      : []),
    [...under(texts.total[language]), ...figures(view.total.values, view.total.before)],
  ];
  const heads = measures.flatMap((measure) => {
    const head = words.measureName(measure);
    const kind = !isSheet
      ? ('text' as const)
      : words.isMoney(measure)
        ? ('money' as const)
        : ('number' as const);
    const names = isCompared ? [head, texts.before[language].replace('{name}', () => head)] : [head];
    return names.map((text) => ({ text, kind }));
  });
  return {
    name,
    language,
    header: [...groups.map(words.groupName), ...heads.map(({ text }) => text)],
    kinds: [...groups.map(() => 'text' as const), ...heads.map(({ kind }) => kind)],
    batches: oneBatch(rows),
  };
}

async function* oneBatch(rows: string[][]): AsyncGenerator<string[][]> {
  yield await Promise.resolve(rows);
}
