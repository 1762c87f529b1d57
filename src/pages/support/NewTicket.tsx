import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { newTicketBody } from '#domain/tickets/ticketBodies';
import { FormDrawer } from '@/forms/FormDrawer';
import { ShapeForm } from '@/forms/ShapeForm';
import { useAct } from '@/providers/operations';

/** Asks support and opens what was asked. */
export function NewTicket({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const { run } = useAct('tickets.create');
  return (
    <FormDrawer title={t('new')} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={newTicketBody}
          submitLabel={t('send')}
          onValuesChange={changed}
          onCancel={leave}
          dirtyGuard={false}
          onSubmit={async (body) => {
            const { id } = await run({ body });
            void navigate(`/customer-support/${id}`);
          }}
        />
      )}
    </FormDrawer>
  );
}
