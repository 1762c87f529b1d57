import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@refinedev/core';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { defineShape } from 'sijil/schema/shape';
import { vehicles } from '#resources/vehicles';
import { useRecordWrites } from 'sijil/react/console/writes/useRecordWrites';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useSession } from 'sijil/react/providers/session';
import { useMay } from 'sijil/react/providers/may';
import type { Localized } from 'sijil/base/i18n/localized';
import type { CallError } from 'sijil/react/providers/apiError';

const { number, vehicleTypeId, driverName, weight } = vehicles.fields;
const newVehicle = defineShape({ number, vehicleTypeId, driverName, weight });

interface NewVehicleProps {
  readonly branchId: string | null;
  readonly onAdded: (id: string) => void;
}

/** Form that registers a new vehicle without leaving the order. */
export function NewVehicle({ branchId, onAdded }: NewVehicleProps) {
  const { t } = useTranslation('order');
  const [open, setOpen] = useState(false);
  const writes = useRecordWrites(vehicles);
  const user = useSession((session) => session.user);
  const mayAdd = useMay({ resource: 'vehicles', action: 'create' });
  if (!user?.client || !mayAdd) return null;
  const clientId = user.client.id;
  const add = async (values: Readonly<Record<string, unknown>>) => {
    const { id } = await writes.create({ ...values, clientId, branchId });
    onAdded(id);
    setOpen(false);
  };
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('vehicles.add')}
      </Button>
      <HeldModal
        title={t('vehicles.add')}
        open={open}
        footer={null}
        closable={false}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <ShapeForm
          shape={newVehicle}
          submitLabel={t('vehicles.save')}
          onSubmit={add}
          onCancel={() => setOpen(false)}
        />
      </HeldModal>
    </>
  );
}

interface Vehicle {
  readonly id: string;
  readonly number: string;
  readonly driverName: string | null;
  readonly branchId: string | null;
  readonly $titles: { readonly vehicleTypeId: Localized | null };
}

/** Vehicles of the company; for a branch, those that belong to it or to none. */
export function useVehicles(branchId: string | null) {
  const { query: list, result } = useList<Vehicle, CallError>({
    resource: 'vehicles',
    pagination: { pageSize: 200 },
    sorters: [{ field: 'number', order: 'asc' }],
    filters: [{ field: 'active', operator: 'eq', value: true }],
    errorNotification: false,
  });
  const vehicles = result.data.filter(
    (vehicle) => branchId === null || vehicle.branchId === null || vehicle.branchId === branchId,
  );
  return { vehicles, ready: list.isSuccess, error: list.error, retry: list.refetch };
}
