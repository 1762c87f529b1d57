import { useTranslation } from 'react-i18next';
import type { PersonView } from '#domain/api/profileViews';
import { personBody } from '#domain/profile/personBody';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction } from '@framework/providers/operations';
import { useMay } from '@framework/providers/useMay';
import { useToast } from '@framework/toast/useToast';

interface PersonEditorProps {
  readonly person: PersonView;
  readonly onClose: () => void;
}

const autoComplete = { name: 'name', phone: 'tel', position: 'organization-title' };

export function PersonEditor({ person, onClose }: PersonEditorProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('profile.updatePerson');
  const tellsPosition = useMay({ resource: 'privileges', action: 'profile.tellPosition' });
  return (
    <FormDrawer title={t('profile.editTitle')} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={personBody}
          fields={tellsPosition ? ['name', 'phone', 'position'] : ['name', 'phone']}
          initialValues={{ ...person }}
          autoComplete={autoComplete}
          dirtyGuard={false}
          onValuesChange={changed}
          onCancel={leave}
          onSubmit={async (body) => {
            await action.run({ body });
            toast.success(t('saved'));
            onClose();
          }}
        />
      )}
    </FormDrawer>
  );
}
