import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes, SecondFactorSetUp } from '@/account/SecondFactorSetUp';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { callOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';

/** Dialog that asks for the second factor that the role requires, and cannot be closed without it. */
export function SecondFactorDialog() {
  const { t } = useTranslation('account');
  const refresh = useSession((session) => session.refresh);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <HeldModal
      open
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={null}
      title={t('secondFactor.title')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onStored={async () => refresh(await callOperation('session.get'))} />
      ) : (
        <>
          <p>{t('secondFactor.demanded')}</p>
          <SecondFactorSetUp onCodes={setCodes} />
        </>
      )}
    </HeldModal>
  );
}
