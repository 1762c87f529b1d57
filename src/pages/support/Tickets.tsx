import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ticketOrder, ticketStatuses } from '#domain/tickets/tickets';
import { tickets } from '#resources/tickets';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { SearchBox } from 'sijil/react/console/list/SearchBox';
import { useRecords } from 'sijil/react/console/query/useRecords';
import { filterOf } from 'sijil/schema/lists/listState';
import { useSession } from 'sijil/react/providers/session';
import { useMayCall } from 'sijil/react/providers/may';
import { newTicketBody } from '#domain/tickets/ticketBodies';
import { AttachFiles } from 'sijil/react/fields/upload/AttachFiles';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { TicketItem, type TicketRecord, useStatusName } from './TicketItem';
import styles from './Support.module.css';
import { useAttachments } from './useAttachments';
import { keysOf } from 'sijil/base/objects';

export const shownStatuses = ['all', ...keysOf(ticketStatuses)] as const;
export const shownAssignees = ['anybody', 'mine', 'nobody'] as const;

/** Filters of the list, stored in the address. `?new=1&requestId=…` opens the form of a new ticket about a request. */
export function useTicketsAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    shown: shownStatuses.find((one) => one === address.get('status')) ?? 'all',
    assigned: shownAssignees.find((one) => one === address.get('assigned')) ?? 'anybody',
    q: address.get('q') ?? '',
    page: Math.max(1, Number(address.get('page')) || 1),
    asking: address.has('new'),
    openRequestId: address.get('requestId'),
    /** Changes parameters of the address; null removes one. */
    show: (changes: Readonly<Record<string, string | null>>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}

const size = 15;

/** Tickets of support: a client sees their own, an admin everybody's. */
export default function Tickets() {
  const { t } = useTranslation('support');
  const nameOf = useStatusName();
  const mayAsk = useMayCall('tickets.create');
  const { shown, assigned, q, page, asking, openRequestId, show } = useTicketsAddress();
  const userId = useSession((session) => session.user?.id ?? null);
  const support = !mayAsk;
  const read = useRecords<TicketRecord>(
    { resource: tickets },
    {
      currentPage: page,
      pageSize: size,
      sorters: support ? ticketOrder(shown) : [],
      filters: [
        ...(q ? [filterOf('q', 'eq', q)] : []),
        ...(shown === 'all' ? [] : [filterOf('status', 'eq', shown)]),
        ...(assigned === 'mine' && userId ? [filterOf('assigneeId', 'eq', userId)] : []),
        ...(assigned === 'nobody' ? [filterOf('assigneeId', 'null', 'true')] : []),
      ],
    },
  );
  const unread = useUnread(read.records.map(({ id }) => id));
  const narrowed = shown !== 'all' || assigned !== 'anybody' || q !== '';
  // An empty list has the button below, next to its explanation.
  const isEmpty = !read.loading && !read.error && read.records.length === 0 && !narrowed;
  const button = mayAsk && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => show({ new: '1' })}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(support ? 'supportHint' : 'hint')}
        actions={!isEmpty && button}
      />
      <div className={styles['filter']}>
        <SearchBox value={q} onChange={(typed) => show({ q: typed || null, page: null })} />
        <div className={styles['statuses']}>
          <Segmented
            aria-label={t('filter')}
            value={shown}
            onChange={(next) => show({ status: next === 'all' ? null : next, page: null })}
            options={shownStatuses.map((one) => ({
              value: one,
              label: one === 'all' ? t('all') : nameOf(one),
            }))}
          />
        </div>
        {support && (
          <Select
            className={styles['assignee'] ?? ''}
            aria-label={t('assignee')}
            value={assigned}
            onChange={(next) => show({ assigned: next === 'anybody' ? null : next, page: null })}
            options={shownAssignees.map((one) => ({ value: one, label: t(`assigned.${one}`) }))}
          />
        )}
      </div>
      {read.error ? (
        <ErrorState error={read.error} onRetry={read.refetch} />
      ) : read.loading ? (
        <LoadingState as="lines" rows={6} />
      ) : isEmpty ? (
        <EmptyState title={t('none')} hint={t(mayAsk ? 'noneHint' : 'noneHintAdmin')} action={button} />
      ) : read.records.length === 0 ? (
        <EmptyState title={t('noneOf')} />
      ) : (
        <ul className={styles['list']}>
          {read.records.map((record) => (
            <TicketItem key={record.id} record={record} unread={unread.has(record.id)} />
          ))}
        </ul>
      )}
      {read.total > size && (
        <LaterPagination
          align="end"
          current={page}
          pageSize={size}
          total={read.total}
          showSizeChanger={false}
          onChange={(next) => show({ page: next > 1 ? String(next) : null })}
        />
      )}
      {mayAsk && asking && (
        <NewTicket requestId={openRequestId} onClose={() => show({ new: null, requestId: null })} />
      )}
    </>
  );
}

interface NewTicketProps {
  /** Request that the ticket is about, when opened from there. */
  readonly requestId?: string | null;
  readonly onClose: () => void;
}

/** Creates a ticket and opens it. */
function NewTicket({ requestId = null, onClose }: NewTicketProps) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const { run } = useAction('tickets.create');
  const { fileIds, input } = useAttachments();
  return (
    <FormDrawer title={t('new')} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={newTicketBody}
          fields={['subject', 'title', 'message', 'requestId']}
          initialValues={requestId ? { requestId } : {}}
          submitLabel={t('send')}
          onValuesChange={changed}
          onCancel={leave}
          dirtyGuard={false}
          onSubmit={async (body) => {
            const { id } = await run({ body: { ...body, fileIds } });
            void navigate(`/customer-support/${id}`);
          }}
        >
          <AttachFiles {...input} label={t('attach')} hint={t('attachHint', { max: input.max })} />
        </ShapeForm>
      )}
    </FormDrawer>
  );
}

/** Listed tickets with unread messages. */
function useUnread(ids: readonly string[]): ReadonlySet<string> {
  const isRead = useMayCall('tickets.unread');
  const { data } = useOperation('tickets.unread', {
    query: { ids: ids.join(',') },
    enabled: isRead && ids.length > 0,
  });
  return new Set(ids.length > 0 ? data : []);
}
