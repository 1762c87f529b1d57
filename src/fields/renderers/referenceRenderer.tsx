import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceField, ReferencesField } from '#domain/schema/fields/reference';
import { useLocalize } from '@/providers/language';
import { controlProps } from '../controlProps';
import { narrowingOf } from '../reference/narrowing';
import { targetOf } from '../reference/readTitles';
import { RecordLink } from '../reference/RecordLink';
import { RecordSelect } from '../reference/RecordSelect';
import type { Title } from '#domain/api/recordView';
import type { FilterRenderer, InputProps, Renderer } from '../renderer';
import { useRecordNames } from '../reference/useRecordOptions';

const noValues = {};

function ReferenceInput({ field, value, onChange, values = noValues, ...rest }: InputProps<ReferenceField>) {
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

/** What must be chosen first, as the other resource calls it. */
function missingOf({ to, narrowedBy = {} }: ReferenceField, values: Readonly<Record<string, unknown>>) {
  const [theirs = ''] = Object.entries(narrowedBy).find(([, ours]) => !values[ours]) ?? [];
  return targetOf(to).fields[theirs]?.label;
}

/** A city of the state chosen before is no city of the state chosen now. */
function useClearedWhenNarrowed(narrowing: string, value: unknown, onChange: (value: null) => void): void {
  const before = useRef(narrowing);
  useEffect(() => {
    if (before.current === narrowing) return;
    const wasNarrowed = before.current !== 'null';
    before.current = narrowing;
    if (wasNarrowed && value) onChange(null);
  }, [narrowing, value, onChange]);
}

/** Names of records in one line, asked for by their ids. */
export function RecordNames({ to, ids }: { readonly to: string; readonly ids: readonly string[] }) {
  const localize = useLocalize();
  const names = useRecordNames(to, ids);
  return <bdi>{ids.map((id) => names.get(id) ?? '…').join(localize({ ar: '، ', en: ', ' }))}</bdi>;
}

/** One or several records; `key` is the comparison that the API knows for the kind. */
export function recordFilter(key: 'in' | 'eq'): FilterRenderer<ReferenceField | ReferencesField> {
  return {
    Input: ({ field, filters, onChange, id }) => (
      <RecordSelect
        id={id}
        to={field.to}
        many={key === 'in'}
        chosen={filters[key]?.split(',') ?? []}
        onChange={(ids) => onChange(ids.length > 0 ? { [key]: ids.join(',') } : {})}
      />
    ),
    Text: ({ field, filters }) => <RecordNames to={field.to} ids={filters[key]?.split(',') ?? []} />,
  };
}

export const referenceRenderer: Renderer<ReferenceField> = {
  Input: ReferenceInput,
  Value: ({ field, value, title }) =>
    title == null ? (
      <RecordNames to={field.to} ids={[value]} />
    ) : (
      <RecordLink to={field.to} id={value} title={title as Title} />
    ),
  filter: recordFilter('in'),
};
