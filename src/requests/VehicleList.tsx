import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { Panel } from '@framework/components/Panel';
import { ScoreDial } from './ScoreDial';
import vehicleStyles from './VehicleList.module.css';

/** The vehicles of a request, each with its score once there is one. */
export function VehicleList({ vehicles }: { readonly vehicles: RequestView['vehicles'] }) {
  const { t } = useTranslation('requests');
  if (vehicles.length === 0) return null;
  return (
    <Panel
      title={t('details.vehicles')}
      meta={<span className={vehicleStyles.quiet}>{vehicles.length}</span>}
    >
      <ul className={vehicleStyles.list}>
        {vehicles.map(({ id, number, driverName, score }) => (
          <li key={id} className={vehicleStyles.vehicle}>
            {score !== null && <ScoreDial score={score} size={44} />}
            <span className={vehicleStyles.words}>
              <bdi className={vehicleStyles.number}>{number}</bdi>
              <span className={vehicleStyles.quiet}>
                {t('details.driver')}: <bdi>{driverName}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
