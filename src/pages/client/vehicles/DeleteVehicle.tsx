import { DeleteOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { vehicles } from '#resources/vehicles';
import { vehicleStandings } from '#resources/vehicleStandings';
import type { ConsoleRecord } from '@/console/consoleRecord';
import { useRecordWrites } from '@/console/form/useRecordWrites';
import { useRefresh } from '@/console/form/useRefresh';
import { ApiError } from '@/providers/apiError';
import { useToast } from '@/toast/useToast';

interface DeleteVehicleProps {
  readonly vehicle: ConsoleRecord;
  readonly onDeleted: () => void;
}

/** Asks first; the API refuses while a request is about the vehicle, and says which. */
export function DeleteVehicle({ vehicle, onDeleted }: DeleteVehicleProps) {
  const { t } = useTranslation('accountClient');
  const { t: common } = useTranslation();
  const { modal } = App.useApp();
  const toast = useToast();
  const writes = useRecordWrites(vehicles);
  const refresh = useRefresh(vehicleStandings);
  const name = String(vehicle['number']);
  const remove = async () => {
    try {
      await writes.remove(vehicle);
      onDeleted();
      refresh();
      toast.success(t('vehicles.deleted', { name }));
    } catch (error) {
      toast.danger(error instanceof ApiError ? error.message : common('error'));
    }
  };
  const ask = () =>
    void modal.confirm({
      title: t('vehicles.deleteTitle', { name }),
      content: t('vehicles.deleteHint'),
      okText: t('vehicles.delete'),
      okButtonProps: { danger: true },
      onOk: remove,
    });
  return (
    <Button
      type="text"
      danger
      icon={<DeleteOutlined aria-hidden="true" />}
      aria-label={t('vehicles.deleteOf', { name })}
      onClick={ask}
    >
      {t('vehicles.delete')}
    </Button>
  );
}
