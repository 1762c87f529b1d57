import { CarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLocalize } from 'sijil/react/providers/language';
import { ChoiceCard, StepBar } from 'sijil/react/components/steps';
import styles from '../Order.module.css';
import { isStepComplete } from '../orderSteps';
import type { Order } from '../useOrder';
import { NewVehicle, useVehicles } from './NewVehicle';

/** Choice of vehicles, within the service's minimum and maximum. */
export function VehiclesStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const { data, change, service, goBack } = order;
  const { vehicles, ready, error, retry } = useVehicles(data.branchIds[0] ?? null);
  const toggle = (vehicleId: string) => change({ type: 'vehicle', vehicleId, max: service.max });
  const full = service.max !== null && data.vehicleIds.length >= service.max;
  const chosen = t('vehicles.chosen', { count: data.vehicleIds.length });
  const limits = service.max
    ? t('vehicles.between', { min: service.min ?? 1, max: service.max })
    : t('vehicles.atLeast', { count: service.min ?? 1 });
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return (
    <>
      <div className={styles.row}>
        <h2 className={styles.heading}>{t('vehicles.title')}</h2>
        <NewVehicle branchId={data.branchIds[0] ?? null} onAdded={toggle} />
      </div>
      <p className={styles.lead}>{limits}</p>
      {!ready && <LoadingState as="lines" />}
      {ready && vehicles.length === 0 && (
        <EmptyState
          icon={<CarOutlined aria-hidden="true" />}
          title={t('vehicles.none')}
          hint={t('vehicles.noneHint')}
        />
      )}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('vehicles.title')}</legend>
        {vehicles.map((vehicle) => {
          const checked = data.vehicleIds.includes(vehicle.id);
          return (
            <ChoiceCard
              key={vehicle.id}
              type="checkbox"
              name="vehicle"
              checked={checked}
              disabled={!checked && full}
              onChoose={() => toggle(vehicle.id)}
            >
              <span className={styles.name}>
                <bdi>{vehicle.number}</bdi>
              </span>
              <span className={styles.quiet}>{localize(vehicle.$titles.vehicleTypeId)}</span>
              {vehicle.driverName && (
                <span className={styles.quiet}>{t('vehicles.driver', { name: vehicle.driverName })}</span>
              )}
            </ChoiceCard>
          );
        })}
      </fieldset>
      <StepBar onBack={goBack} hint={chosen}>
        <Button
          type="primary"
          size="large"
          disabled={!isStepComplete('vehicles', service, data)}
          onClick={order.goOn}
        >
          {t('next')}
        </Button>
      </StepBar>
    </>
  );
}
