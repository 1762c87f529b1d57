import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicles } from '#resources/vehicles';
import { vehicleStandingsResource } from '#resources/vehicleStandings';
import { EmptyState } from '@framework/components/EmptyState';
import { ResourceList } from '@framework/console/ResourceList';
import { useAbilities } from '@framework/providers/useAbilities';
import { standingDrawing } from '@/requests/rows/standingDrawing';
import { VehicleEditor } from './vehicles/VehicleEditor';

/** Vehicles of the company, or those of the branches that a manager looks after: the results of each. */
export default function OwnVehicles() {
  const { t } = useTranslation(['places', 'accountClient']);
  const can = useAbilities(vehicles);
  const [adding, setAdding] = useState(false);
  const add = can.create && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('accountClient:vehicles.add')}
    </Button>
  );
  return (
    <>
      <ResourceList
        resource={vehicleStandingsResource}
        drawing={standingDrawing}
        title={t('vehicles.title')}
        actions={add}
        empty={
          <EmptyState title={t('accountClient:vehicles.none')} hint={t('accountClient:vehicles.noneHint')} />
        }
      />
      {adding && <VehicleEditor vehicle={null} onClose={() => setAdding(false)} />}
    </>
  );
}
