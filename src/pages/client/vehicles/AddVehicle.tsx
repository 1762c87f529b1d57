import { useTranslation } from 'react-i18next';
import { defineShape } from '#framework/schema/shape';
import { vehicles } from '#resources/vehicles';
import { useRecordWrites } from '@framework/console/writes/useRecordWrites';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useSession } from '@framework/providers/session';
import { useToast } from '@framework/toast/useToast';

const { clientId: _, ...ownFields } = vehicles.fields;
const vehicleShape = defineShape(ownFields);

/** Form of a new vehicle, at the side of the list. */
export function AddVehicle({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const writes = useRecordWrites(vehicles);
  const clientId = useSession((session) => session.user?.client?.id);
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
          // The company is not asked for, but the branches on offer are narrowed by it.
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
