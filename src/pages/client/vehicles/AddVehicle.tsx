import { useTranslation } from 'react-i18next';
import type { Shape } from '#framework/schema/shape';
import { vehicles } from '#resources/vehicles';
import { writableNames } from '@framework/console/visibleFields';
import { useRecordWrites } from '@framework/console/writes/useRecordWrites';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useSession } from '@framework/providers/session';
import { useToast } from '@framework/toast/useToast';

/** The declared fields, and those that are added while the portal runs. */
const vehicleShape: Shape = vehicles;

/** Form of a new vehicle, at the side of the list. */
export function AddVehicle({ onClose }: { readonly onClose: () => void }) {
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
