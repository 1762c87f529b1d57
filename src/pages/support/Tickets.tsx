import { PlusOutlined } from '@ant-design/icons';
import { Button, Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { tickets } from '#resources/tickets';
import { type TicketStatus, ticketStatuses } from '#domain/tickets/ticketStatuses';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { useRecords } from '@/console/list/useRecords';
import { useMayCall } from '@/providers/useMayCall';
import { NewTicket } from './NewTicket';
import { TicketItem } from './TicketItem';
import { useStatusName } from './useStatusName';
import styles from './Support.module.css';

const size = 15;
const shownStatuses = ['all', ...(Object.keys(ticketStatuses) as TicketStatus[])] as const;

/** What was asked of support: a client sees their own, an admin everybody's. */
export default function Tickets() {
  const { t } = useTranslation('support');
  const nameOf = useStatusName();
  const mayAsk = useMayCall('tickets.create');
  const [address, setAddress] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const shown = shownStatuses.find((one) => one === address.get('status')) ?? 'all';
  const page = Math.max(1, Number(address.get('page')) || 1);
  const read = useRecords(
    { resource: tickets },
    { q: '', page, size, sort: [], filters: shown === 'all' ? {} : { status: { eq: shown } } },
  );
  const show = (next: Record<string, string>) => setAddress(next, { replace: true });
  const button = mayAsk && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('hint')} actions={button} />
      <div className={styles['filter']}>
        <Segmented
          aria-label={t('filter')}
          value={shown}
          onChange={(next) => show(next === 'all' ? {} : { status: next })}
          options={shownStatuses.map((one) => ({
            value: one,
            label: one === 'all' ? t('all') : nameOf(one),
          }))}
        />
      </div>
      {read.error ? (
        <ErrorState error={read.error} onRetry={read.refetch} />
      ) : read.loading ? (
        <LoadingState as="lines" rows={6} />
      ) : read.records.length === 0 ? (
        <EmptyState
          title={t(shown === 'all' ? 'none' : 'noneOf')}
          hint={t(button ? 'noneHint' : 'noneHintAdmin')}
          action={button}
        />
      ) : (
        <ul className={styles['list']}>
          {read.records.map((record) => (
            <TicketItem key={record.id} record={record} />
          ))}
        </ul>
      )}
      {read.total > size && (
        <Pagination
          align="end"
          current={page}
          pageSize={size}
          total={read.total}
          showSizeChanger={false}
          onChange={(next) =>
            show({ ...(shown !== 'all' && { status: shown }), ...(next > 1 && { page: String(next) }) })
          }
        />
      )}
      {asking && <NewTicket onClose={() => setAsking(false)} />}
    </>
  );
}
