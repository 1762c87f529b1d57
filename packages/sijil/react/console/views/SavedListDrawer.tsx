import { useTranslation } from 'react-i18next';
import { resourceNamed } from 'sijil/schema/application';
import type { Resource } from 'sijil/schema/resource';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useSession } from 'sijil/react/providers/session';
import { useCreateRecord } from '../form/newRecord';
import { writableNames } from '../visibleFields';

/** Records that hold a list as it is shown: an email subscription, a card of a home. */
export type SavedListKind = 'subscriptions' | 'pins';

interface SavedListDrawerProps {
  readonly kind: SavedListKind;
  /** Name of the list under which saved views are stored. */
  readonly list: string;
  /** Name of the view. */
  readonly name: string;
  /** Page and query of the list as it is shown. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Fields that the form does not show. */
const given = ['list', 'address', 'place'];
const longestName = 60;

/** Initial values of a new record, in addition to those of its declaration. */
const begun: Readonly<Record<SavedListKind, Readonly<Record<string, unknown>>>> = {
  subscriptions: { weekday: 'sunday', monthDay: 1 },
  pins: {},
};

/** The form by which a list is sent by email on a schedule, or pinned to a home. */
export default function SavedListDrawer({ kind, name, list, address, onClose }: SavedListDrawerProps) {
  const { t } = useTranslation('list');
  const resource = resourceNamed(kind);
  if (!resource) return null;
  return (
    <FormDrawer title={t(`views.${kind}`, { name })} onClose={onClose}>
      {(drawer) => (
        <SavedListForm
          {...drawer}
          resource={resource}
          given={{ ...begun[kind], name, list, address }}
          onDone={onClose}
        />
      )}
    </FormDrawer>
  );
}

interface SavedListFormProps {
  readonly resource: Resource;
  readonly given: Readonly<Record<string, unknown>> & { readonly name: string };
  readonly changed: () => void;
  readonly leave: () => void;
  readonly onDone: () => void;
}

function SavedListForm({ resource, given: { name, ...saved }, changed, leave, onDone }: SavedListFormProps) {
  const { t } = useTranslation('common');
  const role = useSession((session) => session.user?.role ?? null);
  const [create, dialog] = useCreateRecord(resource);
  return (
    <>
      <ShapeForm
        shape={resource}
        initialValues={{ ...saved, name: name.slice(0, longestName) }}
        fields={writableNames(resource, role, 'create').filter((field) => !given.includes(field))}
        submitLabel={t('save')}
        onValuesChange={changed}
        onSubmit={async (values) => {
          await create(values);
          onDone();
        }}
        onCancel={leave}
      />
      {dialog}
    </>
  );
}
