import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes, SecondFactorSetUp } from '@/account/SecondFactorSetUp';
import { callOperation } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';

/** Asks for the second step of signing in that the role demands, and lets nobody past. */
export function SecondFactorDialog() {
  const { t } = useTranslation('account');
  const refresh = useSession((session) => session.refresh);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Modal
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
    </Modal>
  );
}
