import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { guessKind } from '#framework/schema/designs/guessKind';
import type { Resource } from '#framework/schema/resource';
import { FormDrawer } from '@framework/forms/FormDrawer';
import type { FormValues } from '@framework/forms/formValues';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useChanged } from '@framework/providers/freshness/useChanged';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { useCreateRecord } from '../form/useCreateRecord';
import { writableNames } from '../visibleFields';
import { FieldPreview } from './FieldPreview';

interface AddFieldDrawerProps {
  /** Declaration of the designed fields. */
  readonly designs: Resource;
  /** Declaration that is given the field. */
  readonly resource: Resource;
  readonly onClose: () => void;
}

/** The form of a new field, with a preview of its control. Saved, it is in every list and form at once. */
export default function AddFieldDrawer({ designs, resource, onClose }: AddFieldDrawerProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const changed = useChanged();
  const [create, dialog] = useCreateRecord(designs);
  const names = writableNames(designs, role, 'create').filter((name) => name !== 'resource');
  return (
    <FormDrawer
      title={t('design.title', { names: localize(resource.label.many) })}
      onClose={onClose}
      width="min(640px, 100vw)"
    >
      {({ changed: touched, leave }) => (
        <>
          <ShapeForm
            shape={designs}
            begins
            initialValues={{ resource: resource.name }}
            fields={names}
            sections={designs.sections}
            submitLabel={t('design.save')}
            onValuesChange={touched}
            onSubmit={async (values) => {
              await create(values);
              onClose();
              // The session brings the new design, and with it the page is drawn anew.
              await changed([{ resource: 'rights', ids: null }]);
            }}
            onCancel={leave}
          >
            {({ values, change }) => (
              <>
                <KindGuess values={values} change={change} />
                <FieldPreview values={values} />
              </>
            )}
          </ShapeForm>
          {dialog}
        </>
      )}
    </FormDrawer>
  );
}

interface KindGuessProps {
  readonly values: FormValues;
  readonly change: (name: string, value: unknown) => void;
}

/** Chooses the kind that the name tells, until somebody has chosen one. */
function KindGuess({ values: { label, kind }, change }: KindGuessProps) {
  const guessed = useRef<unknown>(kind);
  const guess = guessKind((label ?? {}) as Parameters<typeof guessKind>[0]);
  useEffect(() => {
    if (guess === null || guessed.current !== kind || guess === kind) return;
    guessed.current = guess;
    change('kind', guess);
  }, [guess, kind, change]);
  return null;
}
