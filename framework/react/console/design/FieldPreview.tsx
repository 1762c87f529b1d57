import { Card } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldDesign, fieldOfDesign } from '#framework/schema/designs/fieldDesign';
import { hasOptions, refers } from '#framework/schema/kindFacts';
import { FieldBox } from '@framework/fields/FieldBox';
import { FieldInput } from '@framework/fields/FieldInput';
import type { FormValues } from '@framework/forms/formValues';

/** The control of a field as it is being designed, to be tried out. */
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

/** Words such as «today» become a value only in a new record. */
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
