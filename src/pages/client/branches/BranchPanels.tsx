import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpeningSpan } from '#domain/scheduling/openingHours';
import { OpeningHoursLines } from '@/requests/OpeningHoursLines';
import { branchStandingsResource } from '#resources/branchStandings';
import { PhoneLink } from 'sijil/react/components/links';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { RecordField } from 'sijil/react/fields/FieldValue';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';
import { Facts } from '@/requests/Facts';
import { Panel } from 'sijil/react/components/Panel';
import { CertifiedUntil, StandingScore } from '@/requests/rows/standingDrawing';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useSession } from 'sijil/react/providers/session';
import { BranchTrend } from '@/questions/BranchTrend';
import styles from './Branches.module.css';
import { certificatesResource } from '#resources/certificates';
import { lists } from '#resources/lists';
import { useRecords } from 'sijil/react/console/query/useRecords';
import { filterOf } from 'sijil/schema/lists/listState';
import { CertificateValidity } from '@/requests/CertificateLinks';

const plain = ['cityId', 'street', 'shortAddress', 'responsibleName', 'responsiblePhone'] as const;

/** Place of a branch, its responsible person, and its state. */
export function BranchFacts({ branch }: { readonly branch: ConsoleRecord }) {
  const { t } = useTranslation('places');
  const localize = useLocalize();
  const readsManagers = useMayCall('branchManagers.list');
  const { fields } = branchStandingsResource;
  const spans = (branch['openingHours'] ?? []) as readonly OpeningSpan[];
  return (
    <Panel title={t('branches.facts')}>
      <Facts
        items={[
          { label: localize(fields.score.label), value: <StandingScore record={branch} /> },
          { label: localize(fields.certifiedUntil.label), value: <CertifiedUntil record={branch} /> },
          ...plain
            .filter((name) => branch[name] != null)
            .map((name) => ({
              label: localize(fields[name].label),
              value: <RecordField name={name} field={fields[name]} record={branch} />,
            })),
          {
            label: localize(fields.openingHours.label),
            value: spans.length > 0 && <OpeningHoursLines spans={spans} />,
          },
          ...(readsManagers
            ? [{ label: t('branches.managers'), value: <Managers branchId={branch.id} />, wide: true }]
            : []),
        ]}
      />
    </Panel>
  );
}

/** Managers of the branch, for its owner. */
function Managers({ branchId }: { readonly branchId: string }) {
  const { t } = useTranslation('places');
  const { data = [] } = useOperation('branchManagers.list');
  const own = data.filter(({ branches }) => branches.some(({ id }) => id === branchId));
  if (own.length === 0) return <Link to="/account?tab=managers">{t('branches.noManager')}</Link>;
  return own.map(({ id, name, phone }) => (
    <div key={id}>
      <bdi>{name}</bdi> · <PhoneLink phone={phone} />
    </div>
  ));
}

interface BranchScoresProps {
  readonly branchId: string;
}

/** Scores of a branch's visits over time, for roles that may read them. */
export function BranchScores(props: BranchScoresProps) {
  return useMayCall('clientInspections.dashboardCategories') && <ScoresOverTime {...props} />;
}

/** Scores by visit; the statistics by question are on the dashboard. */
function ScoresOverTime({ branchId }: BranchScoresProps) {
  const { t } = useTranslation(['places', 'statistics', 'charts']);
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('clientInspections.dashboardCategories', {
    query: { branchId },
  });
  const visits = data?.visits ?? [];
  return (
    <Panel
      title={t('statistics:trend.title')}
      meta={data?.service && <span className={styles.quiet}>{localize(data.service.name)}</span>}
      actions={
        visits.length > 0 && (
          <Link
            to="/clientDashboard?tab=statistics"
            onClick={() => useSession.setState({ selectedBranch: branchId })}
          >
            {t('branches.statistics')}
          </Link>
        )
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={4} />
      ) : visits.length === 0 ? (
        <p className={styles.empty}>{t('branches.noScores')}</p>
      ) : (
        <BranchTrend visits={visits} visitHref={(id) => `/client/requests/${branchId}/${id}?tab=results`} />
      )}
    </Panel>
  );
}

const source = { resource: certificatesResource, list: lists.ownCertificates };

/** Newest valid certificates of a branch; the filtered list has all of them. */
export function BranchCertificates({ branchId }: { readonly branchId: string }) {
  const { t } = useTranslation('places');
  const { records, loading, error, refetch } = useRecords(source, {
    pageSize: 5,
    filters: [filterOf('branchId', 'eq', branchId), filterOf('vehicleId', 'null', 'true')],
  });
  return (
    <Panel
      title={t('branches.certificates')}
      actions={
        records.length > 0 && (
          <Link to={`/client/certificates?branchId_in=${branchId}`}>{t('branches.allCertificates')}</Link>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {loading && <LoadingState as="lines" rows={2} />}
      {!loading && !error && records.length === 0 && (
        <p className={styles.empty}>{t('branches.noCertificates')}</p>
      )}
      <ul className={styles.lines}>
        {records.map((record) => (
          <li key={record.id} className={styles.line}>
            <span className={styles.words}>
              <Link to={`/client/requests/${String(record['requestId'])}`}>
                <RecordField name="serviceId" field={certificatesResource.fields.serviceId} record={record} />
              </Link>
              <bdi className={styles.quiet} dir="ltr">
                {String(record['code'])}
              </bdi>
            </span>
            <CertificateValidity
              validUntil={String(record['validUntil'])}
              revokedAt={typeof record['revokedAt'] === 'string' ? record['revokedAt'] : null}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
