import { PlusOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defineShape } from '#framework/schema/shape';
import { vehicles } from '#resources/vehicles';
import { useRecordWrites } from '@framework/console/writes/useRecordWrites';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useSession } from '@framework/providers/session';
import { useMay } from '@framework/providers/useMay';

const { number, vehicleTypeId, driverName, weight } = vehicles.fields;
const newVehicle = defineShape({ number, vehicleTypeId, driverName, weight });

interface NewVehicleProps {
  readonly branchId: string | null;
  readonly onAdded: (id: string) => void;
}

/** A vehicle that is not registered yet is added here, without leaving the order. */
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
      <Modal
        title={t('vehicles.add')}
        open={open}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <ShapeForm
          shape={newVehicle}
          submitLabel={t('vehicles.save')}
          onSubmit={add}
          onCancel={() => setOpen(false)}
        />
      </Modal>
    </>
  );
}
