import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { isUnsaved } from './unsavedForms';

/** Asks before unsaved changes are lost. Rendered once, because a router supports only one blocker. */
export default function UnsavedChanges() {
  const { t } = useTranslation('fields');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <HeldModal
      open={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      okText={t('form.leave')}
      okButtonProps={{ danger: true }}
      cancelText={t('form.stay')}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('form.leaveHint')}
    </HeldModal>
  );
}
