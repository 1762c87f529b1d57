import { CheckOutlined, DeleteOutlined, RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ticketMoves } from '#domain/tickets/tickets';
import { tickets } from '#resources/tickets';
import { useDeleteRecord } from '@framework/console/actions/useDeleteRecord';
import { useAction } from '@framework/providers/operations';
import type { TicketRecord } from './ticketRecord';

const icons = {
  close: <CheckOutlined aria-hidden="true" />,
  reopen: <RedoOutlined className="mirrored" aria-hidden="true" />,
};

/** Close or reopen, and delete. */
export function TicketActions({ ticket }: { readonly ticket: TicketRecord }) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const { run, pending } = useAction('tickets.changeStatus');
  const askToDelete = useDeleteRecord(tickets, () => void navigate('/customer-support', { replace: true }));
  const { name, to } = ticketMoves[ticket.status];
  const move = () => void run({ params: { id: ticket.id }, body: { status: to } });
  return (
    <>
      <Button icon={icons[name]} loading={pending} onClick={move}>
        {t(name)}
      </Button>
      <Button icon={<DeleteOutlined aria-hidden="true" />} danger onClick={() => askToDelete(ticket)}>
        {t('delete')}
      </Button>
    </>
  );
}
