import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { firstPasswordBody } from '#framework/contract/signInBodies';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { callOperation, useAction } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';

/** Asks for a password of one's own, and lets nobody past. */
export function FirstPasswordDialog() {
  const { t } = useTranslation('auth');
  const refresh = useSession((session) => session.refresh);
  const change = useAction('auth.changeFirstPassword');
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
