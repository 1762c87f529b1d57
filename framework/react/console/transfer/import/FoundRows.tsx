import { useTranslation } from 'react-i18next';
import { ImportRows } from './ImportRows';
import type { ImportReport } from './importSource';

type Found = NonNullable<ImportReport['found']>;

/** How the rows that are right were understood, before anything is made of them. */
export function FoundRows({ rows }: { readonly rows: Found }) {
  const { t } = useTranslation('transfer');
  if (rows.length === 0) return null;
  return (
    <ImportRows<Found[number]>
      rowKey="line"
      rows={rows}
      columns={[
        { title: t('import.check.line'), dataIndex: 'line', width: 60 },
        { title: t('import.check.found'), render: (_, { title }) => <bdi>{title}</bdi> },
        { title: t('import.check.place'), render: (_, { place }) => <bdi>{place}</bdi> },
      ]}
    />
  );
}
