import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceField } from 'sijil/schema/kinds/reference';
import { useLocalize } from 'sijil/react/providers/language';
import { controlProps, type InputProps } from '../renderer';
import { RecordSelect } from './RecordSelect';
import { targetOf } from './useRecordOptions';

const noValues = {};

/** Select for one record, filtered by the other values of the form. */
export function ReferenceInput({
  field,
  value,
  onChange,
  values = noValues,
  ...rest
}: InputProps<ReferenceField>) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const narrowing = narrowingOf(field, values);
  useClearedWhenNarrowed(JSON.stringify(narrowing), value, onChange);
  return (
    <RecordSelect
      {...controlProps(rest)}
      inForm
      to={field.to}
      chosen={value ? [value] : []}
      narrowing={narrowing ?? noValues}
      disabled={rest.disabled || narrowing === null}
      placeholder={
        narrowing === null
          ? t('reference.narrowFirst', { name: localize(missingOf(field, values)) })
          : rest.placeholder
      }
      onChange={([id]) => onChange(id ?? null)}
    />
  );
}

/** Field that must be chosen first, as the other resource calls it. */
function missingOf({ to, narrowedBy = {} }: ReferenceField, values: Readonly<Record<string, unknown>>) {
  const [theirs = ''] = Object.entries(narrowedBy).find(([, ours]) => !values[ours]) ?? [];
  return targetOf(to).fields[theirs]?.label;
}

/** Clears the value when its filter changes: a city belongs to the state that was chosen before. */
function useClearedWhenNarrowed(narrowing: string, value: unknown, onChange: (value: null) => void): void {
  const before = useRef(narrowing);
  useEffect(() => {
    if (before.current === narrowing) return;
    const wasNarrowed = before.current !== 'null';
    before.current = narrowing;
    if (wasNarrowed && value) onChange(null);
  }, [narrowing, value, onChange]);
}

/**
 * Returns the filter of the offered records, by the other values of the form: `{ stateId: '…' }`. Null while a value of the
 * filter is missing, e.g. the state before the city.
 */
export function narrowingOf(
  field: Pick<ReferenceField, 'narrowedBy'>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null {
  const narrowing: Record<string, string> = {};
  for (const [theirs, ours] of Object.entries(field.narrowedBy ?? {})) {
    const value = values[ours];
    if (typeof value !== 'string' || value === '') return null;
    narrowing[theirs] = value;
  }
  return narrowing;
}
