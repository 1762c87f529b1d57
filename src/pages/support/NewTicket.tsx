import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { newTicketBody } from '#domain/tickets/ticketBodies';
import { AttachFiles } from '@framework/fields/upload/AttachFiles';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction } from '@framework/providers/operations';
import { useAttachments } from './useAttachments';

interface NewTicketProps {
  /** The request that it is about, where it is asked from there. */
  readonly requestId?: string | null;
  readonly onClose: () => void;
}

/** Asks support and opens what was asked. */
export function NewTicket({ requestId = null, onClose }: NewTicketProps) {
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
