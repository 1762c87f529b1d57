import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './import.module.css';
import type { ImportReport } from './importSource';

type Found = NonNullable<ImportReport['found']>;

const pageSize = 10;

/** How the rows that are right were understood, before anything is made of them. */
export function FoundRows({ rows }: { readonly rows: Found }) {
  const { t } = useTranslation('transfer');
  if (rows.length === 0) return null;
  return (
    <Table<Found[number]>
      size="small"
      rowKey="line"
      dataSource={[...rows]}
      pagination={rows.length > pageSize && { pageSize, showSizeChanger: false, size: 'small' }}
      tableLayout="fixed"
      className={styles.refused ?? ''}
      columns={[
        { title: t('import.check.line'), dataIndex: 'line', width: 60 },
        { title: t('import.check.found'), render: (_, { title }) => <bdi>{title}</bdi> },
        { title: t('import.check.place'), render: (_, { place }) => <bdi>{place}</bdi> },
      ]}
    />
  );
}
