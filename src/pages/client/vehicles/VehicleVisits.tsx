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
import { StatusTag } from '@/requests/StatusTag';
import { toneOfScore } from '@/requests/toneOfScore';
import styles from './Vehicles.module.css';

/** What a vehicle was inspected for, when and with which score, the newest first. */
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
        {data?.map(({ id, number, service, status, visitAt, score }) => (
          <li key={id}>
            <Link to={`/client/requests/${id}`}>
              {localize(service.name)} <RequestNumber number={number} />
            </Link>
            <span className={styles.facts}>
              {visitAt && <DateText value={visitAt} />}
              <StatusTag status={status} />
              {score !== null && (
                <ToneTag tone={toneOfScore(score)}>
                  <bdi dir="ltr">{score.toFixed(1)}</bdi>
                </ToneTag>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
