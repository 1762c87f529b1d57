import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { firstPasswordBody } from 'sijil/contract/signInBodies';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { callOperation, useAction } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';

/** Dialog that asks for a new password and cannot be closed without one. */
export function FirstPasswordDialog() {
  const { t } = useTranslation('auth');
  const refresh = useSession((session) => session.refresh);
  const change = useAction('auth.changeFirstPassword');
  return (
    <HeldModal
      open
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={null}
      title={t('firstPassword.title')}
    >
      <p>{t('firstPassword.hint')}</p>
      <ShapeForm
        shape={firstPasswordBody}
        submitLabel={t('firstPassword.submit')}
        onSubmit={async (values) => {
          // The page behind refetches everything that the API has refused until now.
          await change.run({ body: values });
          refresh(await callOperation('session.get'));
        }}
      />
    </HeldModal>
  );
}
