import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { vehicles } from '#resources/vehicles';
import { useDeleteRecord } from '@framework/console/actions/useDeleteRecord';
import type { ConsoleRecord } from '@framework/console/consoleRecord';

interface DeleteVehicleProps {
  readonly vehicle: ConsoleRecord;
  readonly onDeleted: () => void;
}

/** Asks first and can be undone; the API refuses while a request is about the vehicle, and says which. */
export function DeleteVehicle({ vehicle, onDeleted }: DeleteVehicleProps) {
  const { t } = useTranslation('accountClient');
  const remove = useDeleteRecord(vehicles, onDeleted);
  return (
    <Button
      type="text"
      danger
      icon={<DeleteOutlined aria-hidden="true" />}
      aria-label={t('vehicles.deleteOf', { name: String(vehicle['number']) })}
      onClick={() => remove(vehicle)}
    >
      {t('vehicles.delete')}
    </Button>
  );
}
