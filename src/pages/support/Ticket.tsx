import { useOne } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useNavigate } from 'react-router';
import { Select, Button, Dropdown } from 'antd';
import { CheckOutlined, DeleteOutlined, MoreOutlined, RedoOutlined } from '@ant-design/icons';
import { recordPath } from '#domain/screens/recordPath';
import { apiPath } from 'sijil/schema/resource';
import { tickets } from '#resources/tickets';
import { ticketMoves, ticketSubjects } from '#domain/tickets/tickets';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import type { CallError } from 'sijil/react/providers/apiError';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { resources } from '#resources';
import { useMayCall } from 'sijil/react/providers/may';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useDeleteRecord } from 'sijil/react/console/actions/useDeleteRecord';
import { Conversation, ReplyForm } from './conversation/Conversation';
import { TicketClock, type TicketRecord, TicketStatusTag } from './TicketItem';
import styles from './Support.module.css';

const icons = {
  close: <CheckOutlined aria-hidden="true" />,
  reopen: <RedoOutlined className="mirrored" aria-hidden="true" />,
};

/** Button that closes or reopens; deleting is in the menu beside it. */
function TicketActions({ ticket }: { readonly ticket: TicketRecord }) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const { run, pending } = useAction('tickets.changeStatus');
  const askToDelete = useDeleteRecord(tickets, () => void navigate('/customer-support', { replace: true }));
  const { name, to } = ticketMoves[ticket.status];
  const move = () => void run({ params: { id: ticket.id }, body: { status: to } }).catch(dialogs.refused);
  return (
    <>
      <Button icon={icons[name]} loading={pending} onClick={move}>
        {t(name)}
      </Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'delete',
              danger: true,
              icon: <DeleteOutlined aria-hidden="true" />,
              label: t('delete'),
              onClick: () => askToDelete(ticket),
            },
          ],
        }}
      >
        <Button
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={t('moreActions')}
          aria-haspopup="menu"
        />
      </Dropdown>
    </>
  );
}

/** Ticket page: its subject, its messages, and a form to answer. */
export default function Ticket() {
  const { id = '' } = useParams();
  const { query } = useOne<TicketRecord, CallError>({
    resource: apiPath(tickets).slice(1),
    id,
    errorNotification: false,
  });
  const ticket = query.data?.data;
  if (query.error && !ticket) return <ErrorState page error={query.error} onRetry={query.refetch} />;
  if (!ticket) return <LoadingState rows={8} />;
  return (
    <div className={styles['page']}>
      <Head ticket={ticket} />
      <Conversation id={ticket.id} />
      <ReplyForm
        id={ticket.id}
        opensAgain={ticketMoves[ticket.status].byReply}
        subject={ticket.subject}
        question={String(ticket['message'])}
      />
    </div>
  );
}

function Head({ ticket }: { readonly ticket: TicketRecord }) {
  const { t } = useTranslation('support');
  const localize = useLocalize();
  const support = useMayCall('tickets.assign');
  const readsTeam = useMayCall('tickets.assignees');
  const role = useSession((session) => session.user?.role);
  const title = localize(ticket.$title);
  const requestId = ticket['requestId'];
  const requestPage =
    typeof requestId === 'string' && role ? recordPath(resources.requests, requestId, role) : null;
  return (
    <PageHeader
      title={<bdi>{title}</bdi>}
      breadcrumb={[{ label: t('title'), to: '/customer-support' }, { label: title }]}
      meta={
        <>
          <TicketStatusTag ticket={ticket} />
          <TicketClock ticket={ticket} />
        </>
      }
      subtitle={
        <span className={styles['quiet']}>
          <bdi dir="ltr">{String(ticket['code'])}</bdi>
          {support && <bdi>{localize(ticket.$titles['clientId'])}</bdi>}
          <span>{localize(ticketSubjects[ticket.subject])}</span>
          {requestPage && (
            <Link to={requestPage}>
              <bdi dir="ltr">{localize(ticket.$titles['requestId'])}</bdi>
            </Link>
          )}
        </span>
      }
      actions={
        <>
          {support && readsTeam && <AssigneePicker ticket={ticket} />}
          <TicketActions ticket={ticket} />
        </>
      }
    />
  );
}

/** Select of the ticket's assignee; each name shows the number of tickets that wait for that person. */
function AssigneePicker({ ticket }: { readonly ticket: ConsoleRecord }) {
  const { t } = useTranslation('support');
  const { data = [], isPending } = useOperation('tickets.assignees');
  const dialogs = useDialogs();
  const { run, pending } = useAction('tickets.assign');
  const assigneeId = typeof ticket['assigneeId'] === 'string' ? ticket['assigneeId'] : undefined;
  const assign = (id: string | undefined) =>
    void run({ params: { id: ticket.id }, body: { assigneeId: id ?? null } }).catch(dialogs.refused);
  return (
    <Select
      className={styles['assignee'] ?? ''}
      aria-label={t('assignee')}
      placeholder={t('unassigned')}
      allowClear
      loading={isPending || pending}
      value={assigneeId}
      onChange={assign}
      options={data.map(({ id, name, open }) => ({ value: id, label: name, open }))}
      optionRender={({ data: { label, open } }) => t('assigneeOption', { name: label, count: open })}
    />
  );
}
