import { DeleteOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ConsoleRecord } from '@/console/consoleRecord';
import { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';
import { useToast } from '@/toast/useToast';

/** Asks first; the API refuses while a request is about the vehicle, and says which. */
export function DeleteVehicle({ vehicle }: { readonly vehicle: ConsoleRecord }) {
  const { t } = useTranslation('accountClient');
  const { t: common } = useTranslation();
  const { modal } = App.useApp();
  const toast = useToast();
  const queries = useQueryClient();
  const name = String(vehicle['number']);
  const remove = async () => {
    try {
      await http.delete(`/vehicles/${vehicle.id}`, { params: { version: vehicle.version } });
      await queries.invalidateQueries({ queryKey: ['vehicles'] });
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
      size="small"
      danger
      icon={<DeleteOutlined aria-hidden="true" />}
      aria-label={t('vehicles.deleteOf', { name })}
      onClick={ask}
    />
  );
}
