import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestSummary } from '#domain/api/requestViews';
import { EmptyState } from '@/components/EmptyState';
import { Panel } from '@/requests/Panel';
import { RequestRow } from '@/requests/RequestRow';
import styles from './Dashboard.module.css';

interface QueuePanelProps {
  readonly title: string;
  readonly rows: readonly RequestSummary[];
  readonly empty: { readonly title: string; readonly hint: string };
}

const firstRows = 8;

/** Requests in a row, the most pressing first; a long queue opens on demand. */
export function QueuePanel({ title, rows, empty }: QueuePanelProps) {
  const { t } = useTranslation('supervisor');
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, firstRows);
  return (
    <Panel title={title} meta={<span className={styles.count}>{rows.length}</span>} flush>
      {rows.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul className={styles.queue}>
          {shown.map((row) => (
            <RequestRow key={row.id} request={row} href={`/supervisor/requests/${row.id}`} />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <div className={styles.more}>
          <Button type="link" onClick={() => setAll(true)}>
            {t('dashboard.more', { count: rows.length - shown.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
