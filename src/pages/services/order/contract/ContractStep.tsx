import { FileProtectOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionView, RequestView } from '#domain/api/requestViews';
import { EmptyState } from '@framework/components/EmptyState';
import { ProfileNeed } from '@/profile/ProfileNeed';
import styles from '../Order.module.css';
import type { Order } from '../useOrder';
import { ContractPaper } from './ContractPaper';
import { OtherWays } from './OtherWays';
import { SignForm } from './SignForm';

export function ContractStep({ order }: { readonly order: Order }) {
  const { request } = order;
  return request && <RequestContract key={request.id} order={order} request={request} />;
}

interface RequestContractProps {
  readonly order: Order;
  readonly request: RequestView;
}

/** The contract is read, then signed, sent back for a change, or the order is taken back. */
function RequestContract({ order, request }: RequestContractProps) {
  const { t } = useTranslation('order');
  const { contract, actions } = request;
  const signing = actions.find(({ name }) => name === 'signContract');
  const [waited, setWaited] = useState(false);
  const [begun, setBegun] = useState(false);
  // A signature box that was shown stays while it can be signed again soon: nothing but its signer clears it.
  if (signing?.allowed && !begun) setBegun(true);
  if (!signing || (!contract && !begun)) {
    const changing = contract !== null;
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
            {begun ? (
              <>
                {waited && signing.allowed && <ReadyToSign />}
                <SignForm request={request} contractVersion={version} refusal={refusalOf(signing)} />
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

const refusalOf = ({ allowed, reason }: ActionView) => (allowed ? null : reason);

/** The reason that the contract cannot be signed yet. */
function Waiting({ reason, onShown }: { readonly reason: string | null; readonly onShown: () => void }) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return <Alert type="info" showIcon message={reason} />;
}

/** Message after the missing facts were saved into the contract: the signature below is next. */
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
