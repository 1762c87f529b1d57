import { EditOutlined } from '@ant-design/icons';
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { apiPath } from '#framework/schema/resource';
import { vehicles } from '#resources/vehicles';
import { vehicleStandingsResource } from '#resources/vehicleStandings';
import { ErrorState } from '@framework/components/ErrorState';
import { LinkButton } from '@framework/components/LinkButton';
import { LoadingState } from '@framework/components/LoadingState';
import { PageHeader } from '@framework/components/PageHeader';
import { ToneTag } from '@framework/components/ToneTag';
import type { ConsoleRecord } from '@framework/console/consoleRecord';
import { useAbilities } from '@framework/providers/useAbilities';
import { RecordField } from '@framework/fields/FieldValue';
import type { ApiError } from '@framework/providers/apiError';
import { useLocalize } from '@framework/providers/language';
import { Facts } from '@/requests/Facts';
import { Panel } from '@framework/components/Panel';
import { CertifiedUntil, StandingScore } from '@/requests/rows/standingDrawing';
import { DeleteVehicle } from './vehicles/DeleteVehicle';
import { VehicleEditor } from './vehicles/VehicleEditor';
import { VehicleVisits } from './vehicles/VehicleVisits';
import styles from './vehicles/Vehicles.module.css';

const { fields } = vehicleStandingsResource;
const plain = ['visitAt', 'vehicleTypeId', 'branchId', 'driverName', 'weight'] as const;

/** Vehicle page: last inspection, next visit; change, deactivation and deletion. */
export default function OwnVehicle() {
  const { t } = useTranslation(['places', 'accountClient']);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const localize = useLocalize();
  const can = useAbilities(vehicles);
  const [editing, setEditing] = useState(false);
  const { query } = useOne<ConsoleRecord, ApiError>({
    resource: apiPath(vehicleStandingsResource).slice(1),
    id,
    errorNotification: false,
  });
  const vehicle = query.data?.data;
  if (query.error && !vehicle) return <ErrorState page error={query.error} onRetry={query.refetch} />;
  if (!vehicle) return <LoadingState rows={6} />;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('vehicles.title'), to: '/client/vehicles' }]}
        title={<bdi>{String(vehicle['number'])}</bdi>}
        meta={
          vehicle['active'] === false && (
            <ToneTag tone="neutral">{t('accountClient:vehicles.inactive')}</ToneTag>
          )
        }
        actions={
          <>
            {can.update && (
              <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setEditing(true)}>
                {t('accountClient:edit')}
              </Button>
            )}
            <LinkButton type="primary" to="/services">
              {t('vehicles.order')}
            </LinkButton>
            {can.delete && (
              <DeleteVehicle vehicle={vehicle} onDeleted={() => void navigate('/client/vehicles')} />
            )}
          </>
        }
      />
      <div className={styles.panels}>
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
        <VehicleVisits vehicleId={id} />
      </div>
      {editing && <VehicleEditor vehicle={vehicle} onClose={() => setEditing(false)} />}
    </>
  );
}
