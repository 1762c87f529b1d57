import { EditOutlined } from '@ant-design/icons';
import { CanAccess } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '@framework/components/LinkButton';
import type { ConsoleRecord } from '@framework/console/consoleRecord';
import { DeleteVehicle } from './DeleteVehicle';

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
