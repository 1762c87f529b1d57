import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { ContractText } from '@/contracts/ContractText';
import { callOperation, useOperation } from '@framework/providers/operations';
import { paymentPlans } from '#domain/requests/choices';
import { useLocalize } from '@framework/providers/language';
import { PriceSummary } from '@/requests/PriceSummary';
import styles from '../Order.module.css';
import paperStyles from './Contract.module.css';

interface ContractPaperProps {
  readonly request: RequestView;
  /** Content below the contract, drawn with it: nobody signs before it is shown, and nothing is pushed down later. */
  readonly children: (shownVersion: number) => ReactNode;
}

/** The contract, read on the page; its PDF is for keeping. What was uploaded as a file is read as that file. */
export function ContractPaper({ request, children }: ContractPaperProps) {
  const { t } = useTranslation('order');
  const { data, error, refetch } = useOperation('clientInspections.contract', {
    params: { id: request.id },
    // Between two versions there is none to ask for; the one that was read stays.
    enabled: request.contract !== null,
  });
  const shown = data?.paper ? data.version : null;
  useEffect(() => {
    if (shown !== null) noteOpening(request.id, shown);
  }, [request.id, shown]);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" />;
  const { paper, version, file } = data;
  return (
    <>
      {paper ? (
        <ContractText paper={paper} />
      ) : (
        <>
          <EmptyState title={t('contract.asFile')} hint={t('contract.asFileHint')} />
          <ContractTerms request={request} />
        </>
      )}
      <div className={paperStyles.open}>
        <span>{t('contract.version', { version })}</span>
        <Button
          type={paper ? 'default' : 'primary'}
          icon={<DownloadOutlined aria-hidden="true" />}
          href={file.url}
          target="_blank"
          rel="noreferrer"
          onClick={() => noteOpening(request.id, version)}
        >
          {t(paper ? 'contract.keep' : 'contract.open')}
        </Button>
      </div>
      {children(version)}
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
