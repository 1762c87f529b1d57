import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateText } from '@framework/components/DateText';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { Panel } from '@framework/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { toneOfScore } from '@/requests/toneOfScore';
import styles from '@/pages/client/vehicles/Vehicles.module.css';

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
