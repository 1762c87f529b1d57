import { useTranslation } from 'react-i18next';
import { defineShape } from '#framework/schema/shape';
import { vehicles } from '#resources/vehicles';
import type { ConsoleRecord } from '@framework/console/consoleRecord';
import { useRecordWrites } from '@framework/console/writes/useRecordWrites';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useSession } from '@framework/providers/session';
import { useToast } from '@framework/toast/useToast';

const { clientId: _, ...ownFields } = vehicles.fields;
const vehicleShape = defineShape(ownFields);

interface VehicleEditorProps {
  /** Null for a new one. */
  readonly vehicle: ConsoleRecord | null;
  readonly onClose: () => void;
}

export function VehicleEditor({ vehicle, onClose }: VehicleEditorProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const writes = useRecordWrites(vehicles);
  const clientId = useSession((session) => session.user?.client?.id);
  const save = async (values: Readonly<Record<string, unknown>>) => {
    if (vehicle) await writes.update(vehicle.id, { ...values, version: vehicle.version });
    else await writes.create({ ...values, clientId });
    toast.success(t('saved'));
    onClose();
  };
  return (
    <FormDrawer title={t(vehicle ? 'vehicles.editTitle' : 'vehicles.add')} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={vehicleShape}
          mode={vehicle ? 'update' : 'create'}
          // The company is not asked for, but the branches on offer are narrowed by it.
          initialValues={{ ...vehicle, clientId }}
          dirtyGuard={false}
          onValuesChange={changed}
          onCancel={leave}
          onSubmit={save}
        />
      )}
    </FormDrawer>
  );
}
