import { useTranslation } from 'react-i18next';
import type { Resource } from 'sijil/schema/resource';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useLanguage } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { useCreateRecord } from './newRecord';
import { writableNames } from '../visibleFields';
import { indefiniteName } from 'sijil/react/fields/recordNoun';

export interface CreateInPlaceProps {
  readonly resource: Resource;
  /** Values of the new record that are already known. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
}

/** Form of a missing record that another form needs, created without leaving that form. */
export default function CreateInPlace({ resource, given, onCreated, onClose }: CreateInPlaceProps) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const role = useSession((session) => session.user?.role ?? null);
  const [create, dialog] = useCreateRecord(resource);
  return (
    <FormDrawer title={t('add', { name: indefiniteName(resource, language) })} onClose={onClose}>
      {({ changed, leave }) => (
        <>
          <ShapeForm
            shape={resource}
            initialValues={given}
            fields={writableNames(resource, role, 'create')}
            sections={resource.sections}
            onValuesChange={changed}
            onSubmit={async (values) => onCreated((await create(values)).id)}
            onCancel={leave}
          />
          {dialog}
        </>
      )}
    </FormDrawer>
  );
}
