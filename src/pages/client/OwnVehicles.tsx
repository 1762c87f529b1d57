import { PlusOutlined } from '@ant-design/icons';
import { List } from '@refinedev/antd';
import { CanAccess } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleStandingsResource } from '#resources/vehicleStandings';
import { EmptyState } from '@framework/components/EmptyState';
import { viewHead } from '@framework/components/viewHead';
import { declaredPage } from '@framework/console/declaredPage';
import { ListSheet } from '@framework/console/list/ListSheet';
import { useCountText } from '@framework/console/list/useCountText';
import { useDeclaredTable } from '@framework/console/query/useDeclaredTable';
import { standingDrawing } from '@/requests/rows/standingDrawing';
import { AddVehicle } from './vehicles/AddVehicle';

/** Vehicles of the company, or those of the branches that a manager looks after: the results of each. */
function OwnVehicles() {
  const { t } = useTranslation(['places', 'accountClient']);
  const table = useDeclaredTable(vehicleStandingsResource);
  const meta = useCountText(table);
  const [adding, setAdding] = useState(false);
  const add = (
    <CanAccess resource="vehicles" action="create">
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
        {t('accountClient:vehicles.add')}
      </Button>
    </CanAccess>
  );
  const none = { title: t('accountClient:vehicles.none'), hint: t('accountClient:vehicles.noneHint') };
  return (
    <List {...viewHead({ title: t('vehicles.title'), meta })} headerButtons={add}>
      <ListSheet table={table} drawing={standingDrawing} empty={<EmptyState {...none} />} />
      {adding && <AddVehicle onClose={() => setAdding(false)} />}
    </List>
  );
}

export default declaredPage(vehicleStandingsResource, OwnVehicles);
