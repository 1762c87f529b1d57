import { Show } from '@refinedev/antd';
import { useShow } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { vehicles } from '#resources/vehicles';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { ToneTag } from '@framework/components/ToneTag';
import { panelContent, viewHead } from '@framework/components/viewHead';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { DesignedLists } from '@framework/console/DesignedLists';
import type { CallError } from '@framework/providers/apiError';
import { VehicleButtons } from './vehicles/VehicleButtons';
import { VehicleVisits } from './vehicles/VehicleVisits';
import styles from '@/pages/client/vehicles/Vehicles.module.css';
import { vehicleStandingsResource } from '#resources/vehicleStandings';
import { Panel } from '@framework/components/Panel';
import { RecordField } from '@framework/fields/FieldValue';
import { useLocalize } from '@framework/providers/language';
import { Facts } from '@/requests/Facts';
import { CertifiedUntil, StandingScore } from '@/requests/rows/standingDrawing';

/** Vehicle page: last inspection, next visit; change, deactivation and deletion. */
export default function OwnVehicle() {
  const { t } = useTranslation(['places', 'accountClient']);
  const { query, result: vehicle } = useShow<ConsoleRecord, CallError>({ errorNotification: false });
  if (query.error && !vehicle) return <ErrorState page error={query.error} onRetry={query.refetch} />;
  if (!vehicle) return <LoadingState rows={6} />;
  const head = viewHead({
    breadcrumb: [{ label: t('vehicles.title'), to: '/client/vehicles' }],
    title: <bdi>{String(vehicle['number'])}</bdi>,
    meta: vehicle['active'] === false && (
      <ToneTag tone="neutral">{t('accountClient:vehicles.inactive')}</ToneTag>
    ),
  });
  return (
    <Show {...head} {...panelContent} headerButtons={<VehicleButtons vehicle={vehicle} />}>
      <div className={styles.panels}>
        <VehicleFacts vehicle={vehicle} />
        <VehicleVisits vehicleId={vehicle.id} />
        <DesignedLists resource={vehicles} id={vehicle.id} />
      </div>
    </Show>
  );
}

const { fields } = vehicleStandingsResource;

const plain = ['visitAt', 'vehicleTypeId', 'branchId', 'driverName', 'weight'] as const;

/** Results and description of a vehicle, with its papers. */
function VehicleFacts({ vehicle }: { readonly vehicle: ConsoleRecord }) {
  const { t } = useTranslation('places');
  const localize = useLocalize();
  return (
    <Panel title={t('vehicles.facts')}>
      <Facts
        items={[
          { label: localize(fields.score.label), value: <StandingScore record={vehicle} /> },
          { label: localize(fields.certifiedUntil.label), value: <CertifiedUntil record={vehicle} /> },
          ...plain.map((name) => ({
            label: localize(fields[name].label),
            value: <RecordField name={name} field={fields[name]} record={vehicle} />,
          })),
          {
            label: localize(fields.papers.label),
            value: <RecordField name="papers" field={fields.papers} record={vehicle} />,
            wide: true,
          },
        ]}
      />
    </Panel>
  );
}
