import { FileProtectOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState';
import { ProfileNeed } from '@/profile/ProfileNeed';
import styles from '../Order.module.css';
import type { Order } from '../useOrder';
import { ContractPaper } from './ContractPaper';
import { OtherWays } from './OtherWays';
import { SignForm } from './SignForm';

/** The contract is read, then signed, sent back for a change, or the order is taken back. */
export function ContractStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { request } = order;
  const [waited, setWaited] = useState(false);
  if (!request) return null;
  const { contract, actions } = request;
  const signing = actions.find(({ name }) => name === 'signContract');
  if (!contract || !signing) {
    const changing = request.contract !== null;
    return (
      <>
        <EmptyState
          icon={<FileProtectOutlined aria-hidden="true" />}
          title={t(changing ? 'contract.changing' : 'contract.preparing')}
          hint={t(changing ? 'contract.changingHint' : 'contract.preparingHint')}
        />
        <OtherWays order={order} request={request} />
      </>
    );
  }
  return (
    <>
      <h2 className={styles.heading}>{t('contract.title')}</h2>
      <p className={styles.lead}>{t('contract.lead')}</p>
      {/* A new version takes the place of the one that is read: the page stays where it was scrolled to. */}
      <ContractPaper request={request}>
        {(version) => (
          <>
            <ProfileNeed actions={actions} />
            {signing.allowed ? (
              <>
                {waited && <ReadyToSign />}
                <SignForm key={version} request={request} contractVersion={version} />
              </>
            ) : (
              <Waiting reason={signing.reason} onShown={() => setWaited(true)} />
            )}
            <OtherWays order={order} request={request} />
          </>
        )}
      </ContractPaper>
    </>
  );
}

/** The reason that the contract cannot be signed yet. */
function Waiting({ reason, onShown }: { readonly reason: string | null; readonly onShown: () => void }) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return <Alert type="info" showIcon message={reason} />;
}

/** What was missing is saved and stands in the contract: the signature below is next. */
function ReadyToSign() {
  const { t } = useTranslation('order');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert type="success" showIcon role="status" message={t('contract.readyToSign')} />
    </div>
  );
}
