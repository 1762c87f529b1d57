import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import type { Localized } from 'sijil/base/i18n/localized';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { SideColumn } from 'sijil/react/components/SideColumn';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import { useFirstRead, useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { AuditLogLink } from 'sijil/react/console/audit/AuditLogLink';
import { useMayCall } from 'sijil/react/providers/may';
import type { OperationId } from '#domain/access/operations';
import { ActionBar } from './ActionBar';
import { CancellationNote } from './CancellationNote';
import { HistoryList } from './HistoryList';
import { NextStep, RequestTimeline } from './RequestTimeline';
import { LeftoversCard } from './LeftoversCard';
import { NotesCard } from './NotesCard';
import { PlaceCard } from './PlaceCard';
import { RequestDetails } from './RequestDetails';
import { RequestNumber } from './RequestNumber';
import styles from './RequestScreen.module.css';
import { RevocationBanner } from './RevocationBanner';
import { ReturnReason } from './ReturnReason';
import { RequestStateTag } from './RequestStateTag';
import { TabBar } from './TabBar';
import { CorrectionsPanel } from './CorrectionsPanel';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ContractCard, ReportButton } from './RequestPapers';
import { PaymentList } from './PaymentList';
import { PriceSummary } from './PriceSummary';
import { Certificates } from './Certificates';
import { ResultsPanel } from './ResultsPanel';
import { VisitProgress } from './VisitProgress';

interface ResultsTabProps {
  readonly request: RequestView;
  readonly operation: Extract<OperationId, 'inspections.results' | 'clientInspections.results'>;
}

/** Certificate and filled-in form; before its submission, a note about when to check again. */
function ResultsTab({ request, operation }: ResultsTabProps) {
  const { t } = useTranslation('requests');
  const { data, error, refetch } = useOperation(operation, { params: { id: request.id } });
  if (error?.status === 404) return <EmptyState title={t('resultsPending')} hint={t('resultsPendingHint')} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={8} />;
  return (
    <>
      <Certificates request={request} />
      <ResultsPanel results={data} extra={<ReportButton request={request} />} />
    </>
  );
}

interface RequestScreenProps {
  /** List of the request, for the breadcrumb. */
  readonly list: { readonly label: string; readonly to: string };
  readonly corrections: 'supervisorInspections.correctiveActions' | 'adminInspections.correctiveActions';
  readonly linksOf?: (request: RequestView) => Readonly<Partial<Record<TransitionName, string>>>;
  readonly labels?: Readonly<Partial<Record<TransitionName, Localized>>>;
  readonly exclude?: readonly TransitionName[];
}

/** Page of a request for staff; each role sees only what the API sends it. The id is the address's. */
export function RequestScreen({ list, corrections, linksOf, labels = {}, exclude = [] }: RequestScreenProps) {
  const { id = '' } = useParams();
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const seesPlace = useMayCall('inspections.place');
  const seesNotes = useMayCall('inspections.notes');
  const { data: request, error, refetch } = useOperation('inspections.get', { params: { id } });
  const isReading = useCardsRead(id);
  if (error && !request) return <ErrorState page error={error} onRetry={refetch} />;
  if (!request || isReading) return <LoadingState rows={10} />;
  const sideParts = [...(seesPlace ? [t('place.title')] : []), ...(seesNotes ? [t('notes.title')] : [])].join(
    ' · ',
  );
  return (
    <>
      <PageHeader
        breadcrumb={[list, { label: `R-${request.number}` }]}
        title={
          <>
            <RequestNumber number={request.number} /> <bdi>{localize(request.service.name)}</bdi>
          </>
        }
        subtitle={<bdi>{request.client.name}</bdi>}
        meta={<RequestStateTag request={request} />}
        actions={
          <ActionBar
            request={request}
            {...{ labels, exclude }}
            {...(linksOf && { links: linksOf(request) })}
          />
        }
      />
      <ReturnReason request={request} />
      <RevocationBanner request={request} />
      <CancellationNote request={request} />
      <SideColumn
        label={sideParts}
        gist={sideParts}
        side={
          <>
            <PlaceCard requestId={request.id} requestsPath={list.to} />
            <LeftoversCard requestId={request.id} />
            <NotesCard requestId={request.id} />
          </>
        }
      >
        <div className={styles.timeline}>
          <RequestTimeline request={request} />
          <NextStep request={request} side="staff" />
          <VisitProgress request={request} />
        </div>
        <RequestTabs
          request={request}
          corrections={corrections}
          hrefOf={(requestId) => `${list.to}/${requestId}`}
        />
      </SideColumn>
    </>
  );
}

/** True until the cards above the tabs have been read, at the same time as the request. */
function useCardsRead(id: string): boolean {
  const place = useOperation('inspections.place', {
    params: { id },
    enabled: useMayCall('inspections.place'),
  });
  const notes = useOperation('inspections.notes', {
    params: { id },
    enabled: useMayCall('inspections.notes'),
  });
  const leftovers = useOperation('inspections.leftovers', {
    params: { id },
    enabled: useMayCall('inspections.leftovers'),
  });
  return useFirstRead(place, notes, leftovers);
}

type RequestTabsProps = Pick<RequestScreenProps, 'corrections'> & {
  readonly request: RequestView;
  readonly hrefOf: (requestId: string) => string;
};

function RequestTabs({ request, corrections, hrefOf }: RequestTabsProps) {
  const { t } = useTranslation('requests');
  const [params, setParams] = useSearchParams();
  const seesWork = useMayCall('inspections.results');
  const seesMoney = request.quote !== null || request.contract !== null;
  const tabs = [
    { key: 'details', children: <RequestDetails request={request} hrefOf={hrefOf} /> },
    ...(seesMoney ? [{ key: 'money', children: <MoneyTab request={request} /> }] : []),
    ...(seesWork
      ? [{ key: 'results', children: <ResultsTab request={request} operation="inspections.results" /> }]
      : []),
    ...(request.correctionsCount > 0
      ? [{ key: 'corrections', children: <CorrectionsTab request={request} operation={corrections} /> }]
      : []),
    {
      key: 'history',
      children: (
        <Panel title={t('tabs.history')} actions={<AuditLogLink resource="requests" id={request.id} />}>
          <HistoryList request={request} />
        </Panel>
      ),
    },
  ];
  return (
    <TabBar
      label={t('tabs.label')}
      active={params.get('tab')}
      onChange={(tab) => setParams({ tab }, { replace: true })}
      tabs={tabs.map(({ key, children }) => ({
        key,
        label: t(`tabs.${key}`),
        children: <div className={styles.stack}>{children}</div>,
      }))}
    />
  );
}

interface CorrectionsTabProps {
  readonly request: RequestView;
  readonly operation: Extract<OperationId, `${string}.correctiveActions`>;
}

function CorrectionsTab({ request, operation }: CorrectionsTabProps) {
  const { data, error, refetch } = useOperation(operation, {
    params: { id: request.id },
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return data ? <CorrectionsPanel corrections={data} /> : <LoadingState as="lines" rows={6} />;
}

/** Price, contract and payments, for roles that may see money. */
function MoneyTab({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const { quote, contract, instalments } = request;
  if (!quote && !contract) return <EmptyState title={t('payment.none')} hint={t('payment.noneHint')} />;
  return (
    <>
      {quote && (
        <Panel title={t('details.price')}>
          <PriceSummary quote={quote} />
        </Panel>
      )}
      {contract && <ContractCard contract={contract} />}
      {instalments.length > 0 && (
        <Panel title={t('payment.title')}>
          <PaymentList request={request} />
        </Panel>
      )}
    </>
  );
}
