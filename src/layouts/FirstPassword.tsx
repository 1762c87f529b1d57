import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { firstPasswordBody } from '#domain/auth';
import { ShapeForm } from '@/forms/ShapeForm';
import { callOperation, useAction } from '@/providers/operations';
import { useSession } from '@/providers/session';

/** Somebody with a one-time password chooses their own before anything else; the API refuses everything until then. */
export function FirstPassword() {
  const { t } = useTranslation('auth');
  const { user, refresh } = useSession();
  const change = useAction('auth.changeFirstPassword');
  if (!user?.must_change_password) return null;
  return (
    <Modal
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
          // Whatever the page behind was refused until now is read anew.
          await change.run({ body: values });
          refresh(await callOperation('session.get'));
        }}
      />
    </Modal>
  );
}
