import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicles } from '#resources/vehicles';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { ToneTag } from '@/components/ToneTag';
import type { ConsoleRecord } from '@/console/consoleRecord';
import { useAbilities } from '@/console/useAbilities';
import { RecordField } from '@/fields/FieldValue';
import type { ApiError } from '@/providers/apiError';
import { Panel } from '@/requests/Panel';
import styles from './Account.module.css';
import { DeleteVehicle } from './DeleteVehicle';
import { VehicleEditor } from './VehicleEditor';

const shown = ['vehicleTypeId', 'driverName', 'weight', 'branchId'] as const;

/** The company's own vehicles; a manager sees those of their branches. */
export function VehiclesTab() {
  const { t } = useTranslation('accountClient');
  const can = useAbilities(vehicles);
  const [edited, setEdited] = useState<ConsoleRecord | 'new' | null>(null);
  const { query } = useList<ConsoleRecord, ApiError>({
    resource: 'vehicles',
    pagination: { pageSize: 100 },
    sorters: [{ field: 'number', order: 'asc' }],
    errorNotification: false,
  });
  const { error, refetch } = query;
  const data = query.data?.data;
  const add = can.create && (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('vehicles.add')}
    </Button>
  );
  return (
    <Panel title={t('tabs.vehicles')} actions={data && data.length > 0 && add}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <LoadingState as="lines" rows={3} />}
      {data?.length === 0 && (
        <EmptyState title={t('vehicles.none')} hint={t('vehicles.noneHint')} action={add} />
      )}
      <ul className={styles.cards}>
        {data?.map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            onEdit={can.update ? () => setEdited(vehicle) : undefined}
            mayDelete={can.delete}
          />
        ))}
      </ul>
      {edited && <VehicleEditor vehicle={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

interface VehicleCardProps {
  readonly vehicle: ConsoleRecord;
  readonly onEdit: (() => void) | undefined;
  readonly mayDelete: boolean;
}

function VehicleCard({ vehicle, onEdit, mayDelete }: VehicleCardProps) {
  const { t } = useTranslation('accountClient');
  const name = String(vehicle['number']);
  return (
    <li className={styles.card}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {vehicle['active'] === false && <ToneTag tone="neutral">{t('vehicles.inactive')}</ToneTag>}
        <span className={styles.tool}>
          {onEdit && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined aria-hidden="true" />}
              aria-label={t('editOf', { name })}
              onClick={onEdit}
            />
          )}
          {mayDelete && <DeleteVehicle vehicle={vehicle} />}
        </span>
      </span>
      {shown.map(
        (field) =>
          vehicle[field] != null && (
            <span key={field} className={styles.quiet}>
              <RecordField name={field} field={vehicles.fields[field]} record={vehicle} compact />
              {field === 'weight' && ` ${t('vehicles.kilograms')}`}
            </span>
          ),
      )}
    </li>
  );
}
