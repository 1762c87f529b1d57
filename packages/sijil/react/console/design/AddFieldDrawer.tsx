import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guessKind } from 'sijil/schema/designs/typeOfTable';
import type { Resource } from 'sijil/schema/resource';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import type { FormValues } from 'sijil/react/forms/formValues';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { useCreateRecord } from '../form/newRecord';
import { writableNames } from '../visibleFields';
import { Card } from 'antd';
import { type FieldDesign, fieldOfDesign } from 'sijil/schema/designs/fieldDesign';
import { hasOptions, refers } from 'sijil/schema/kindFacts';
import { FieldBox } from 'sijil/react/fields/FieldBox';
import { FieldInput } from 'sijil/react/fields/FieldInput';

interface AddFieldDrawerProps {
  /** Declaration whose records are the designed fields. */
  readonly designs: Resource;
  /** Declaration that gets the field. */
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
              // The session brings the new design, which renders the page again.
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

/** Chooses the kind that the name suggests, until somebody has chosen one. */
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

/** Control of a field that is being designed, for trying it out. */
export function FieldPreview({ values }: { readonly values: FormValues }) {
  const { t } = useTranslation('list');
  const id = useId();
  const [tried, setTried] = useState<{ readonly kind: unknown; readonly value: unknown }>();
  const design = designOf(values);
  if (!design || values['formula']) return null;
  const field = fieldOfDesign(design);
  if (refers(field) && field.to === '') return null;
  if (hasOptions(field) && Object.keys(field.options).length === 0) return null;
  const value = tried?.kind === design.kind ? tried.value : startOf(field.default);
  return (
    <Card size="small" title={t('design.preview')}>
      <FieldBox field={field} id={id} path="preview" messages={[]}>
        <FieldInput
          key={design.kind}
          id={id}
          field={field}
          value={value ?? null}
          onChange={(next) => setTried({ kind: design.kind, value: next })}
        />
      </FieldBox>
    </Card>
  );
}

/** Returns an initial value for the preview; keywords such as «today» become a value only in a new record. */
const startOf = (start: unknown) => (start === 'today' ? null : start);

/** The design as far as it is typed; null until it has a name. */
function designOf(values: FormValues): FieldDesign | null {
  const { label, kind, options } = values as Partial<FieldDesign>;
  if (!kind || !(label?.ar || label?.en)) return null;
  const named = options?.filter((option) => option.label?.ar || option.label?.en) ?? [];
  const { ar, en } = { ar: label.ar ?? label.en, en: label.en ?? label.ar };
  return {
    min: null,
    max: null,
    target: null,
    readers: null,
    writers: null,
    help: null,
    startsAs: null,
    shownValues: null,
    place: null,
    required: false,
    isUnique: false,
    inList: true,
    searched: false,
    ...withoutNothing(values),
    formula: null,
    // The control is tried alone, without the field that it depends on.
    shownField: null,
    resource: '',
    name: 'preview',
    kind,
    label: { ar, en },
    options: named.map((option, place) => ({ ...option, key: option.key || `choice${place}` })),
  };
}

const withoutNothing = (values: FormValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
