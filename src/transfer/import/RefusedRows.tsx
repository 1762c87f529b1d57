import { DownloadOutlined } from '@ant-design/icons';
import { Button, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#domain/schema/resource';
import { useLocalize } from '@/providers/language';
import { saveFile } from '../saveFile';
import styles from './import.module.css';
import { type RefusedCell, refusedCells } from './refusedCells';
import type { Importing } from './useImport';
import { writeCsv } from './writeCsv';

const pageSize = 10;

interface RefusedRowsProps {
  readonly resource: Resource;
  readonly importing: Importing;
}

/** The rows that are refused: where, what stands there and what is wrong with it; the same as a file to be mended. */
export function RefusedRows({ resource, importing: { outcome, table, targets, mapping } }: RefusedRowsProps) {
  const { t } = useTranslation('transfer');
  const localize = useLocalize();
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
    saveFile(await writeCsv(content), `${resource.name}-refused.csv`);
  };
  return (
    <>
      <Table<RefusedCell>
        size="small"
        rowKey="key"
        dataSource={cells}
        pagination={cells.length > pageSize && { pageSize, showSizeChanger: false, size: 'small' }}
        tableLayout="fixed"
        className={styles.refused ?? ''}
        columns={[
          { title: t('import.check.line'), dataIndex: 'line', width: 60 },
          { title: t('import.check.field'), render: (_, { target }) => localize(target?.label) || '—' },
          {
            title: t('import.check.cell'),
            render: (_, { cell }) => <bdi className={styles.cell}>{cell || '—'}</bdi>,
          },
          {
            title: t('import.check.why'),
            render: (_, { messages }) => <span className={styles.why}>{messages.join(' ')}</span>,
          },
        ]}
      />
      <div>
        <Button size="small" icon={<DownloadOutlined aria-hidden="true" />} onClick={() => void save()}>
          {t('import.check.download')}
        </Button>
      </div>
    </>
  );
}
