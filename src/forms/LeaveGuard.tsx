import { Modal } from 'antd';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

interface LeaveGuardProps {
  /** True while the form is being sent: what follows a save is no loss. */
  readonly sending: RefObject<boolean>;
}

/** Stands in the page while a form holds unsaved changes, and asks before they are lost. */
export function LeaveGuard({ sending }: LeaveGuardProps) {
  const { t } = useTranslation('fields');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !sending.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      okText={t('form.leave')}
      okButtonProps={{ danger: true }}
      cancelText={t('form.stay')}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('form.leaveHint')}
    </Modal>
  );
}
