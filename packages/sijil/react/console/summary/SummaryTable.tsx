import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SummaryView } from 'sijil/contract/consoleViews';
import type { Field } from 'sijil/schema/field';
import { groupText, measureText, type SummaryGroup, type SummaryMeasure } from 'sijil/schema/summary';
import figures from 'sijil/react/components/figuresTable.module.css';
import { Trend } from 'sijil/react/components/Stat';
import styles from './summary.module.css';
import type { SummaryRow } from 'sijil/contract/orderedRows';
import { useSummaryWords } from './useSummary';

interface SummaryTableProps {
  readonly label: string;
  readonly view: SummaryView;
  readonly rows: readonly SummaryRow[];
  readonly groups: readonly SummaryGroup[];
  readonly measures: readonly SummaryMeasure[];
  readonly fields: Readonly<Record<string, Field>>;
  /** True where each group has figures of the period before; a group that is a period itself has none. */
  readonly comparesGroups: boolean;
  /** Returns the address of a group's rows, or of all rows for null; null where no address can show them. */
  readonly hrefOf: (row: SummaryRow | null) => string | null;
}

/** The figures of a summary with their total; each opens the rows behind it. */
export function SummaryTable({ label, view, rows, groups, measures, fields, ...props }: SummaryTableProps) {
  const { t } = useTranslation('summary');
  const { groupName, measureName, keyName } = useSummaryWords(fields);
  const { total, others } = view;
  const isCompared = total.before !== null;
  return (
    <div className={styles.table}>
      <table className={figures.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {groups.map((group) => (
              <th key={groupText(group)} scope="col" style={{ textAlign: 'start' }}>
                {groupName(group)}
              </th>
            ))}
            {measures.map((measure) => (
              <Heads key={measureText(measure)} name={measureName(measure)} isCompared={isCompared} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row.keys)}>
              {groups.map((group, index) => (
                <th key={groupText(group)} scope="row" style={{ textAlign: 'start' }}>
                  <bdi>{keyName(group, row.keys[index] ?? null, row.titles[index] ?? null)}</bdi>
                </th>
              ))}
              <Figures
                {...{ measures, fields, isCompared }}
                values={row.values}
                before={props.comparesGroups ? row.before : null}
                href={props.hrefOf(row)}
              />
            </tr>
          ))}
          {others && (
            <tr>
              <th scope="row" colSpan={groups.length} style={{ textAlign: 'start' }}>
                {t('others', { count: others.groups })}
              </th>
              <Figures
                {...{ measures, fields, isCompared }}
                values={others.values}
                before={props.comparesGroups ? others.before : null}
                href={null}
              />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={groups.length} style={{ textAlign: 'start' }}>
              {t('total')}
            </th>
            <Figures
              {...{ measures, fields, isCompared }}
              values={total.values}
              before={total.before}
              href={props.hrefOf(null)}
            />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Heads({ name, isCompared }: { readonly name: string; readonly isCompared: boolean }) {
  const { t } = useTranslation('summary');
  return (
    <>
      <th scope="col">{name}</th>
      {isCompared && (
        <>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('change')}</th>
        </>
      )}
    </>
  );
}

interface FiguresProps extends Pick<SummaryTableProps, 'measures' | 'fields'> {
  readonly values: readonly (number | null)[];
  readonly before: readonly (number | null)[] | null;
  readonly isCompared: boolean;
  readonly href: string | null;
}

function Figures({ measures, fields, values, before, isCompared, href }: FiguresProps) {
  const { figure } = useSummaryWords(fields);
  return measures.map((measure, index) => {
    const value = values[index] ?? null;
    const former = before?.[index] ?? null;
    const text = <bdi dir="ltr">{figure(measure, value)}</bdi>;
    return [
      <td key={measureText(measure)}>
        {href !== null && value !== null ? <Link to={href}>{text}</Link> : text}
      </td>,
      ...(isCompared
        ? [
            <td key={`${measureText(measure)} before`}>
              <bdi dir="ltr">{before ? figure(measure, former) : '—'}</bdi>
            </td>,
            <td key={`${measureText(measure)} change`}>
              <Change now={value} before={former} />
            </td>,
          ]
        : []),
    ];
  });
}

/** Change as a share of the figure before; null where that was zero. */
function Change({ now, before }: { readonly now: number | null; readonly before: number | null }) {
  if (now === null || before === null || before === 0) return '—';
  const change = Math.round(((now - before) / before) * 1000) / 10;
  return <Trend change={change} points={false} lessIsBetter={false} />;
}
