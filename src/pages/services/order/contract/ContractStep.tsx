import { DownloadOutlined, FileProtectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractPaperView } from '#domain/api/paperViews';
import type { ActionView, RequestView } from '#domain/api/requestViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ProfileNeed } from '@/profile/ProfileNeed';
import styles from '../Order.module.css';
import type { Order } from '../useOrder';
import { ContractSummary } from './ContractSummary';
import { OtherWays } from './OtherWays';
import { SignForm } from './SignForm';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ContractText } from '@/contracts/ContractText';
import { useNarrow } from 'sijil/react/theme/useAppearance';
import { callOperation, useOperation } from 'sijil/react/providers/operations';
import { paymentPlans } from '#domain/requests/choices';
import { useLocalize } from 'sijil/react/providers/language';
import { PriceSummary } from '@/requests/PriceSummary';
import paperStyles from './Contract.module.css';

export function ContractStep({ order }: { readonly order: Order }) {
  const { request } = order;
  return request && <RequestContract key={request.id} order={order} request={request} />;
}

interface RequestContractProps {
  readonly order: Order;
  readonly request: RequestView;
}

/** Step in which the client reads the contract, then signs it, asks for a change, or cancels the order. */
function RequestContract({ order, request }: RequestContractProps) {
  const { t } = useTranslation('order');
  const { contract, actions } = request;
  const signing = actions.find(({ name }) => name === 'signContract');
  const narrow = useNarrow();
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const [waited, setWaited] = useState(false);
  const [begun, setBegun] = useState(false);
  // A signature box once shown stays while signing may soon be allowed again, so that only the signer clears it.
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
      <h2 className="visually-hidden">{t('contract.title')}</h2>
      {/* A new version replaces the one being read without moving the scroll position. */}
      <ContractPaper request={request} order={order}>
        {({ version, position }) => (
          <>
            <ProfileNeed actions={actions} />
            {begun ? (
              <>
                {waited && signing.allowed && <ReadyToSign />}
                <SignForm
                  barPlace={narrow ? barPlace : null}
                  request={request}
                  contractVersion={version}
                  position={position}
                  refusal={refusalOf(signing)}
                />
              </>
            ) : (
              <Waiting reason={signing.reason} onShown={() => setWaited(true)} />
            )}
          </>
        )}
      </ContractPaper>
      {/* The button stays in view while the contract is read. */}
      <div ref={setBarPlace} className={paperStyles.barPlace} />
    </>
  );
}

const refusalOf = ({ allowed, reason }: ActionView) => (allowed ? null : reason);

/** Reason that the contract cannot be signed yet. */
function Waiting({ reason, onShown }: { readonly reason: string | null; readonly onShown: () => void }) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return <Alert type="info" showIcon message={reason} />;
}

/** Message after the missing facts were saved into the contract; the signature comes next, below. */
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

interface ContractPaperProps {
  readonly request: RequestView;
  readonly order: Order;
  /** Signature, rendered with the contract: nobody signs before it is shown, and nothing moves down later. */
  readonly children: (shown: Pick<ContractPaperView, 'version' | 'position'>) => ReactNode;
}

/**
 * What is signed in a few lines, the signature, then the contract as text; its PDF is for the client's records. A contract
 * uploaded as a file is shown as that file.
 */
function ContractPaper({ request, order, children }: ContractPaperProps) {
  const { t } = useTranslation('order');
  const { data, error, refetch } = useOperation('clientInspections.contract', {
    params: { id: request.id },
    // Between two versions there is no contract to fetch; the one that was read stays.
    enabled: request.contract !== null,
  });
  const shown = data?.paper ? data.version : null;
  useEffect(() => {
    if (shown !== null) noteOpening(request.id, shown);
  }, [request.id, shown]);
  const others = <OtherWays order={order} request={request} />;
  if (error && !data)
    return (
      <>
        <ErrorState error={error} onRetry={refetch} />
        {others}
      </>
    );
  // The contract, when it comes, would move what is shown below it.
  if (!data) return <LoadingState as="lines" />;
  const { paper, version, file } = data;
  return (
    <>
      <div className={paperStyles.columns}>
        <ContractSummary order={order} request={request} paper={paper} />
        <div className={`${paperStyles.signature} no-print`}>{children(data)}</div>
        <section className={paperStyles.text} aria-label={t('contract.text')}>
          <div className={paperStyles.open}>
            <h3 className={styles.heading}>
              {t('contract.text')}{' '}
              <span className={styles.version}>{t('contract.version', { version })}</span>
            </h3>
            <Button
              type={paper ? 'link' : 'primary'}
              icon={<DownloadOutlined aria-hidden="true" />}
              href={file.url}
              target="_blank"
              rel="noreferrer"
              onClick={() => noteOpening(request.id, version)}
            >
              {t(paper ? 'contract.keep' : 'contract.open')}
            </Button>
          </div>
          {paper ? (
            <ContractText paper={paper} />
          ) : (
            <>
              <EmptyState title={t('contract.asFile')} hint={t('contract.asFileHint')} />
              <ContractTerms request={request} />
            </>
          )}
        </section>
      </div>
      {others}
    </>
  );
}

/** Records that the contract was displayed; a failure prevents neither reading nor signing. */
function noteOpening(requestId: string, contractVersion: number): void {
  callOperation('clientInspections.openContract', {
    params: { id: requestId },
    body: { contractVersion },
  }).catch(() => undefined);
}

/** Terms of the contract in figures, for readers on a phone. */
function ContractTerms({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const { quote, paymentPlan, package: bought } = request;
  return (
    <section className={paperStyles.terms}>
      <h3 className={styles.heading}>{t('contract.terms')}</h3>
      {bought && <p className={styles.quiet}>{localize(bought.name)}</p>}
      <p className={styles.lead}>{localize(paymentPlans[paymentPlan])}</p>
      {quote && <PriceSummary quote={quote} />}
    </section>
  );
}
