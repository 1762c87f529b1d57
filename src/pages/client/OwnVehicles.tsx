import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { List } from '@refinedev/antd';
import { CanAccess } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleStandingsResource } from '#resources/vehicleStandings';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { viewHead } from 'sijil/react/components/PageHeader';
import { declaredPage } from 'sijil/react/console/declaredPage';
import { ListSheet } from 'sijil/react/console/list/ListSheet';
import { useCountText } from 'sijil/react/console/list/ListHeader';
import { useDeclaredTable } from 'sijil/react/console/query/useDeclaredTable';
import { standingDrawing } from '@/requests/rows/standingDrawing';
import type { Shape } from 'sijil/schema/shape';
import { vehicles } from '#resources/vehicles';
import { writableNames } from 'sijil/react/console/visibleFields';
import { useRecordWrites } from 'sijil/react/console/writes/useRecordWrites';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';

// Reading a file takes a parser, which the list does not need.
const ImportVehicles = lazy(() => import('./vehicles/ImportVehicles'));

/** Declared fields, and those that are added at run time. */
const vehicleShape: Shape = vehicles;

/** Vehicles of the company, or of the branches that a manager is responsible for, with the results of each. */
function OwnVehicles() {
  const { t } = useTranslation(['places', 'accountClient']);
  const table = useDeclaredTable(vehicleStandingsResource);
  const meta = useCountText(table);
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const clientId = useSession(({ user }) => user?.client?.id);
  const add = (
    <CanAccess resource="vehicles" action="create">
      {clientId && (
        <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setImporting(true)}>
          {t('accountClient:vehicles.import')}
        </Button>
      )}
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
        {t('accountClient:vehicles.add')}
      </Button>
    </CanAccess>
  );
  const none = { title: t('accountClient:vehicles.none'), hint: t('accountClient:vehicles.noneHint') };
  return (
    <List {...viewHead({ title: t('vehicles.title'), meta })} headerButtons={add}>
      <ListSheet table={table} drawing={standingDrawing} empty={<EmptyState {...none} />} />
      {importing && clientId && (
        <LazyDialog>
          <ImportVehicles clientId={clientId} onClose={() => setImporting(false)} />
        </LazyDialog>
      )}
      {adding && <AddVehicle onClose={() => setAdding(false)} />}
    </List>
  );
}

export default declaredPage(vehicleStandingsResource, OwnVehicles);

/** Form of a new vehicle, at the side of the list. */
function AddVehicle({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const writes = useRecordWrites(vehicles);
  const user = useSession((session) => session.user);
  const clientId = user?.client?.id;
  const save = async (values: Readonly<Record<string, unknown>>) => {
    await writes.create({ ...values, clientId });
    toast.success(t('saved'));
    onClose();
  };
  return (
    <FormDrawer title={t('vehicles.add')} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={vehicleShape}
          fields={writableNames(vehicles, user?.role ?? null, 'create').filter((name) => name !== 'clientId')}
          // The form has no input for the company, but the branches on offer are filtered by it.
          initialValues={{ clientId }}
          dirtyGuard={false}
          onValuesChange={changed}
          onCancel={leave}
          onSubmit={save}
        />
      )}
    </FormDrawer>
  );
}
