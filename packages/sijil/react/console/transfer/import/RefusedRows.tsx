import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useNarrow } from '../../../theme/useAppearance';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { useLocalize } from 'sijil/react/providers/language';
import { saveFile } from 'sijil/react/providers/readFile';
import styles from './import.module.css';
import type { Importing } from './useImport';
import { type ImportTarget, type Mapping, writeCsv } from './importTargets';
import type { ImportOutcome } from 'sijil/contract/consoleViews';
import type { FileTable } from './readTable';
import { type Column, DataTable } from 'sijil/react/components/table/DataTable';

interface RefusedCell {
  readonly key: string;
  readonly line: number;
  /** Null for a problem of the row itself. */
  readonly target: ImportTarget | null;
  /** Text of the cell in the file. */
  readonly cell: string;
  readonly messages: readonly string[];
}

/** Returns every error of a file by row and column; errors of a localized text belong to the column of its first language. */
export function refusedCells(
  { refused }: Pick<ImportOutcome, 'refused'>,
  targets: readonly ImportTarget[],
  table: Pick<FileTable, 'rows'>,
  mapping: Mapping,
): RefusedCell[] {
  const rows = new Map(table.rows.map((row) => [row.line, row.cells]));
  return refused.flatMap(({ line, errors }) =>
    Object.entries(errors).map(([path, messages]): RefusedCell => {
      const target =
        targets.find(({ key }) => key === path) ?? targets.find(({ key }) => key.split('.')[0] === path);
      const column = target ? mapping.indexOf(target.key) : -1;
      return {
        key: `${line} ${path}`,
        line,
        target: target ?? null,
        cell: rows.get(line)?.[column] ?? '',
        messages,
      };
    }),
  );
}

interface RefusedRowsProps {
  /** Name of the file with the refused rows, for correction. */
  readonly name: string;
  readonly importing: Importing;
}

/** The refused rows: line, content and problem of each; also as a file to correct. */
export function RefusedRows({ name, importing: { outcome, table, targets, mapping } }: RefusedRowsProps) {
  const { t } = useTranslation('transfer');
  const localize = useLocalize();
  const columns = useColumns();
  if (!outcome || !table) return null;
  const cells = refusedCells(outcome, targets, table, mapping);
  const save = async () => {
    const lines = new Map(
      outcome.refused.map(({ line }) => [line, cells.filter((one) => one.line === line)]),
    );
    const rows = table.rows.filter(({ line }) => lines.has(line));
    const reasons = (line: number) =>
      (lines.get(line) ?? [])
        .map(({ target, messages }) =>
          [localize(target?.label), messages.join(' ')].filter(Boolean).join(': '),
        )
        .join(' ');
    const content = [
      [...table.headers, t('import.check.why')],
      ...rows.map(({ line, cells: own }) => [...own, reasons(line)]),
    ];
    saveFile(await writeCsv(content), `${name}-refused.csv`);
  };
  return (
    <>
      <ImportRows<RefusedCell> rowKey={({ key }) => key} rows={cells} columns={columns} />
      <div>
        <Button
          size="small"
          className={styles.download ?? ''}
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={() => void save()}
        >
          {t('import.check.download')}
        </Button>
      </div>
    </>
  );
}

/** Returns four columns, or on a phone two: the row's number, and the rest. */
function useColumns(): Column<RefusedCell>[] {
  const { t } = useTranslation('transfer');
  const localize = useLocalize();
  const narrow = useNarrow();
  const line: Column<RefusedCell> = {
    key: 'line',
    title: t('import.check.line'),
    width: 60,
    render: ({ line: number }) => number,
  };
  const field = ({ target }: RefusedCell) => localize(target?.label) || '—';
  const cell = ({ cell: written }: RefusedCell) => <bdi className={styles.cell}>{written || '—'}</bdi>;
  const why = ({ messages }: RefusedCell) => <span className={styles.why}>{messages.join(' ')}</span>;
  if (narrow)
    return [
      line,
      {
        key: 'why',
        title: t('import.check.why'),
        render: (one) => (
          <span className={styles.fault}>
            <span>
              {field(one)}: {cell(one)}
            </span>
            {why(one)}
          </span>
        ),
      },
    ];
  return [
    line,
    { key: 'field', title: t('import.check.field'), render: (one) => field(one) },
    { key: 'cell', title: t('import.check.cell'), render: (one) => cell(one) },
    { key: 'why', title: t('import.check.why'), render: (one) => why(one) },
  ];
}

const pageSize = 10;

interface ImportRowsProps<Row> {
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Rows of an imported file, ten per page. */
export function ImportRows<Row extends object>({ rows, ...table }: ImportRowsProps<Row>) {
  const [chosen, setChosen] = useState(1);
  const page = Math.min(chosen, Math.max(1, Math.ceil(rows.length / pageSize)));
  return (
    <div>
      <DataTable<Row>
        {...table}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        className={styles.rows ?? ''}
      />
      {rows.length > pageSize && (
        <LaterPagination
          className={styles.pages ?? ''}
          size="small"
          align="end"
          showSizeChanger={false}
          current={page}
          pageSize={pageSize}
          total={rows.length}
          onChange={setChosen}
        />
      )}
    </div>
  );
}
