import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { keysOf } from '#framework/base/objects';
import { HistoryList } from '@/requests/HistoryList';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation } from '@framework/providers/operations';
import { ContractCard } from '@/requests/RequestPapers';
import { Certificates } from '@/requests/Certificates';
import { NextStep, RequestTimeline } from '@/requests/RequestTimeline';
import { OrderedWith } from '@/requests/OrderedWith';
import { OwnReports } from '@/requests/OwnReports';
import { Panel } from '@framework/components/Panel';
import { ReinspectionPanel } from '@/requests/ReinspectionPanel';
import { EmptyState } from '@framework/components/EmptyState';
import { PaymentList } from '@/requests/PaymentList';
import { PriceSummary } from '@/requests/PriceSummary';
import styles from './ClientRequest.module.css';
import { ClientCorrections } from './corrections/AnswerCorrections';
import { ClientResults } from './results/ClientResults';
import { BranchPanel, OrderFacts } from './OrderFacts';

const hrefOf = (id: string) => `/client/requests/${id}`;

/** Overview of the request: the order, the place, and the certificate once there is one. */
function RequestOverview({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  return (
    <div className={styles.stack}>
      <RequestTimeline request={request} />
      <NextStep request={request} side="client" />
      <Certificates request={request} />
      <OrderedWith request={request} hrefOf={hrefOf} />
      <ReinspectionPanel request={request} hrefOf={hrefOf} />
      <Panel title={t('request.order')}>
        <OrderFacts request={request} />
      </Panel>
      <OwnReports reports={request.reports} />
      {request.branch && <BranchPanel branchId={request.branch.id} />}
    </div>
  );
}

interface Tab {
  readonly page: ComponentType<{ readonly request: RequestView }>;
  /** Condition of the tab; without it, the tab always exists. */
  readonly exists?: (request: RequestView) => boolean;
}

const tabs = {
  overview: { page: RequestOverview },
  money: { page: RequestMoney },
  results: { page: RequestResults, exists: ({ resultsSentAt }) => resultsSentAt !== null },
  corrections: {
    page: ClientCorrections,
    exists: ({ correctionsCount }) => correctionsCount > 0,
  },
  history: { page: ({ request }) => <HistoryList request={request} /> },
} as const satisfies Record<string, Tab>;

const tabsOf = (request: RequestView) =>
  keysOf(tabs).filter((name) => {
    const { exists }: Tab = tabs[name];
    return exists?.(request) ?? true;
  });

const tabAt = (request: RequestView, tab: string | null) =>
  tabsOf(request).find((name) => name === tab) ?? 'overview';

/** Returns the tab that is open if it has a page of its own, else null. */
export function partOf(request: RequestView, tab: string | null): 'results' | 'corrections' | null {
  const open = tabAt(request, tab);
  return open === 'results' || open === 'corrections' ? open : null;
}

/** Tabs of a request that exist so far; each has its own address. */
export function RequestTabs({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  const [search] = useSearchParams();
  const names = tabsOf(request);
  const active = tabAt(request, search.get('tab'));
  const Page = tabs[active].page;
  return (
    <>
      <nav
        className={partOf(request, active) ? `${styles.tabs} ${styles.apart}` : styles.tabs}
        aria-label={t('request.parts')}
      >
        {names.map((name) => (
          <Link
            key={name}
            to={`?tab=${name}`}
            replace
            className={styles.tab}
            {...(name === active && { 'aria-current': 'page' as const })}
          >
            {t(`request.tabs.${name}`)}
          </Link>
        ))}
      </nav>
      <Page request={request} />
    </>
  );
}

function RequestResults({ request }: { readonly request: RequestView }) {
  const results = useOperation('clientInspections.results', { params: { id: request.id } });
  if (results.error) return <ErrorState error={results.error} onRetry={results.refetch} />;
  if (!results.data) return <LoadingState as="lines" />;
  return <ClientResults request={request} results={results.data} />;
}

/** Contract, price and payments. */
function RequestMoney({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  const { contract, quote } = request;
  if (!contract && !quote)
    // A request paid by a package has no price of its own.
    return request.kind === 'redeemed' ? (
      <EmptyState title={t('request.fromPackage')} hint={t('request.fromPackageHint')} />
    ) : (
      <EmptyState title={t('request.noMoney')} hint={t('request.noMoneyHint')} />
    );
  return (
    <div className={styles.stack}>
      {contract && <ContractCard contract={contract} />}
      {quote && (
        <Panel title={t('request.price')}>
          <PriceSummary quote={quote} />
        </Panel>
      )}
      <Panel title={t('request.payments')}>
        <PaymentList request={request} />
      </Panel>
    </div>
  );
}
