import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { CanAccess } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from 'antd';
import { LinkButton } from '@framework/components/LinkButton';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { vehicles } from '#resources/vehicles';
import { useDeleteRecord } from '@framework/console/actions/useDeleteRecord';

interface DeleteVehicleProps {
  readonly vehicle: ConsoleRecord;
  readonly onDeleted: () => void;
}

/** Asks first and can be undone; the API refuses while a request is about the vehicle, and says which. */
function DeleteVehicle({ vehicle, onDeleted }: DeleteVehicleProps) {
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

/** Buttons above a vehicle: change, order an inspection, delete. */
export function VehicleButtons({ vehicle }: { readonly vehicle: ConsoleRecord }) {
  const { t } = useTranslation(['places', 'accountClient']);
  const navigate = useNavigate();
  return (
    <>
      <CanAccess resource="vehicles" action="edit">
        <LinkButton to={`/client/vehicles/${vehicle.id}/edit`} icon={<EditOutlined aria-hidden="true" />}>
          {t('accountClient:edit')}
        </LinkButton>
      </CanAccess>
      <LinkButton type="primary" to="/services">
        {t('vehicles.order')}
      </LinkButton>
      <CanAccess resource="vehicles" action="delete">
        <DeleteVehicle vehicle={vehicle} onDeleted={() => void navigate('/client/vehicles')} />
      </CanAccess>
    </>
  );
}
