import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateText } from '@/components/DateText';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { Panel } from '@/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { toneOfScore } from '@/requests/toneOfScore';
import styles from './Vehicles.module.css';

/** Inspections of a vehicle with service, date and score, the newest first. */
export function VehicleVisits({ vehicleId }: { readonly vehicleId: string }) {
  const { t } = useTranslation('places');
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('clientInspections.ofVehicle', { params: { vehicleId } });
  return (
    <Panel title={t('vehicles.visits')}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <LoadingState as="lines" rows={3} />}
      {data?.length === 0 && <EmptyState title={t('vehicles.noVisits')} hint={t('vehicles.noVisitsHint')} />}
      <ul className={styles.visits}>
        {data?.map((visit) => (
          <li key={visit.id}>
            <Link to={`/client/requests/${visit.id}`}>
              {localize(visit.service.name)} <RequestNumber number={visit.number} />
            </Link>
            <span className={styles.facts}>
              {visit.visitAt && <DateText value={visit.visitAt} />}
              <RequestStateTag request={visit} />
              {visit.score !== null && (
                <ToneTag tone={toneOfScore(visit.score)}>
                  <bdi dir="ltr">{visit.score.toFixed(1)}</bdi>
                </ToneTag>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
