import {
  AuditOutlined,
  CheckSquareOutlined,
  FileTextOutlined,
  HistoryOutlined,
  RightOutlined,
  ShopOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { requestKinds } from '#domain/requests/choices';
import { keysOf } from 'sijil/base/objects';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Panel } from 'sijil/react/components/Panel';
import { Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { useMedia } from 'sijil/react/theme/useAppearance';
import { GradeScore } from '@/requests/GradeScore';
import { HistoryList } from '@/requests/HistoryList';
import { PaymentList } from '@/requests/PaymentList';
import { PriceSummary } from '@/requests/PriceSummary';
import { ContractCard } from '@/requests/RequestPapers';
import { RequestTimeline } from '@/requests/RequestTimeline';
import { ClientCorrections } from './corrections/AnswerCorrections';
import { BranchPanel, OrderFacts } from './OrderFacts';
import styles from './RequestParts.module.css';
import { ClientResults } from './results/ClientResults';

interface PartProps {
  readonly request: RequestView;
}

interface Part {
  readonly icon: ComponentType<{ readonly 'aria-hidden': 'true' }>;
  /** Content of the part in a few words. */
  readonly Gist: ComponentType<PartProps>;
  readonly Page: ComponentType<PartProps>;
  /** True for a part with a page of its own; the others open below their row. */
  readonly apart?: true;
  /** Condition of the part; without it, the part always exists. */
  readonly exists?: (request: RequestView) => boolean;
}

const parts = {
  results: {
    icon: AuditOutlined,
    apart: true,
    exists: ({ resultsSentAt }) => resultsSentAt !== null,
    Gist: ({ request: { score, grade, certificateRevokedAt } }) => (
      <GradeScore score={score} grade={grade} counts={certificateRevokedAt === null} />
    ),
    Page: RequestResults,
  },
  corrections: {
    icon: CheckSquareOutlined,
    apart: true,
    exists: ({ correctionsCount }) => correctionsCount > 0,
    Gist: ({ request }) => <bdi>{request.correctionsCount}</bdi>,
    Page: ClientCorrections,
  },
  order: {
    icon: UnorderedListOutlined,
    Gist: OrderGist,
    Page: ({ request }) => (
      <Panel title={<PartName name="order" />}>
        <OrderFacts request={request} />
      </Panel>
    ),
  },
  branch: {
    icon: ShopOutlined,
    exists: ({ branch }) => branch !== null,
    Gist: ({ request: { branch } }) => branch && <bdi>{branch.name}</bdi>,
    Page: ({ request: { branch } }) => branch && <BranchPanel branchId={branch.id} />,
  },
  money: { icon: FileTextOutlined, Gist: MoneyGist, Page: RequestMoney },
  history: {
    icon: HistoryOutlined,
    Gist: ({ request }) => <bdi>{request.history.length}</bdi>,
    Page: ({ request }) => (
      <Panel title={<PartName name="history" />}>
        <RequestTimeline request={request} />
        <HistoryList request={request} />
      </Panel>
    ),
  },
} as const satisfies Record<string, Part>;

type PartName = keyof typeof parts;

const partsOf = (request: RequestView): readonly PartName[] =>
  keysOf(parts).filter((name) => {
    const { exists }: Part = parts[name];
    return exists?.(request) ?? true;
  });

const openPart = (request: RequestView, tab: string | null): PartName | undefined =>
  partsOf(request).find((name) => name === tab);

/** Returns the open part of a request if it has a page of its own. */
export function pageOf(request: RequestView, tab: string | null): PartName | undefined {
  const name = openPart(request, tab);
  return name && 'apart' in parts[name] ? name : undefined;
}

/** Page of a part. */
export function PartPage({ request, name }: PartProps & { readonly name: PartName }) {
  const { Page }: Part = parts[name];
  return <Page request={request} />;
}

function PartName({ name }: { readonly name: PartName }): ReactNode {
  const { t } = useTranslation('client');
  return t(`request.tabs.${name}`);
}

/** True where the rows have a column of their own: an open part then has the page's width instead of its row's. */
const useOwnColumn = () => useMedia('(min-width: 1100px)');

/** Everything else about a request, one row each with its gist; each has its own address. */
export function RequestRows({ request }: PartProps) {
  const { t } = useTranslation('client');
  const [search] = useSearchParams();
  const hasColumn = useOwnColumn();
  const open = openPart(request, search.get('tab'));
  return (
    <nav className={styles.rows} aria-label={t('request.parts')}>
      <ul>
        {partsOf(request).map((name) => {
          const { icon: Icon, Gist, apart }: Part = parts[name];
          const isOpen = name === open;
          return (
            <li key={name}>
              <Link
                className={styles.row}
                to={isOpen ? '?' : `?tab=${name}`}
                replace={!apart}
                preventScrollReset={!apart}
                {...(!apart && { 'aria-expanded': isOpen })}
              >
                <Icon aria-hidden="true" />
                <span className={styles.name}>
                  <PartName name={name} />
                </span>
                <span className={styles.gist}>
                  <Gist request={request} />
                </span>
                <RightOutlined className={`mirrored ${styles.arrow}`} aria-hidden="true" />
              </Link>
              {isOpen && !hasColumn && (
                <div className={styles.below}>
                  <PartPage request={request} name={name} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The open part, where the rows have a column of their own. */
export function OpenPart({ request }: PartProps) {
  const [search] = useSearchParams();
  const hasColumn = useOwnColumn();
  const open = openPart(request, search.get('tab'));
  return open && hasColumn ? <PartPage request={request} name={open} /> : null;
}

function OrderGist({ request: { package: bought, kind, vehicles } }: PartProps) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  if (vehicles.length > 0) return t('request.vehicleCount', { count: vehicles.length });
  return bought ? localize(bought.name) : localize(requestKinds[kind]);
}

function MoneyGist({ request: { kind, quote, total } }: PartProps) {
  const { t } = useTranslation('client');
  const sum = quote?.total ?? total;
  if (sum !== null) return <Money halalas={sum} />;
  return kind === 'redeemed' ? t('request.fromPackage') : t('request.noMoney');
}

function RequestResults({ request }: PartProps) {
  const results = useOperation('clientInspections.results', { params: { id: request.id } });
  if (results.error) return <ErrorState error={results.error} onRetry={results.refetch} />;
  if (!results.data) return <LoadingState as="lines" />;
  return <ClientResults request={request} results={results.data} />;
}

/** Contract, price and payments. */
function RequestMoney({ request }: PartProps) {
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
