import { Select } from 'antd';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceField, ReferencesField } from 'sijil/schema/kinds/reference';
import { useMay } from 'sijil/react/providers/may';
import { TextFilter } from '../filters/TextFilter';
import { useIsReferred, useReferred } from 'sijil/react/application';
import { controlProps, type FilterProps, type Renderer } from '../renderer';
import { useDebounced } from '../useDebounced';
import type * as Parts from '../reference/recordParts';

// Loaded on demand: a form without references, such as the sign-in form, needs neither declarations nor Refine.
const parts = () => import('../reference/recordParts');
const LoadedSelect = lazy(async () => ({ default: (await parts()).RecordSelect }));
const LoadedInput = lazy(async () => ({ default: (await parts()).ReferenceInput }));

function LazyRecordSelect(props: ComponentProps<typeof Parts.RecordSelect>) {
  return (
    <Suspense fallback={<Waiting id={props.id} />}>
      <LoadedSelect {...props} />
    </Suspense>
  );
}

function LazyReferenceInput(props: ComponentProps<typeof Parts.ReferenceInput>) {
  return (
    <Suspense fallback={<Waiting id={props.id} />}>
      <LoadedInput {...props} />
    </Suspense>
  );
}

/** Placeholder of the select's width. */
function Waiting({ id = '' }: { readonly id?: string | undefined }) {
  return <Select loading disabled id={id} style={{ inlineSize: '100%' }} />;
}

const ChosenRecords = recordFilter('in');

/**
 * Filter by one or several records: selected from a list by roles that may read the records, or their names in requests;
 * other roles type part of a name.
 */
function ReferenceFilter(props: FilterProps<ReferenceField>) {
  const { field, filters, onChange, id } = props;
  const chooses = useMay({ resource: field.to, action: 'list' });
  const isReferred = useIsReferred(field.to);
  if (chooses) return <ChosenRecords {...props} />;
  if (!isReferred) return <TextFilter {...props} />;
  return (
    <ReferredSelect
      id={id}
      to={field.to}
      chosen={filters.in?.split(',') ?? []}
      onChange={(ids) => onChange(ids.length > 0 ? { in: ids.join(',') } : {})}
    />
  );
}

/** One or several records; `key` is the comparison that the API knows for the kind. */
function recordFilter(key: 'in' | 'eq') {
  return ({ field, filters, onChange, id }: FilterProps<ReferenceField | ReferencesField>) => (
    <LazyRecordSelect
      id={id}
      to={field.to}
      many={key === 'in'}
      chosen={(filters[key] ?? filters.eq)?.split(',') ?? []}
      onChange={(ids) => onChange(ids.length > 0 ? { [key]: ids.join(',') } : {})}
    />
  );
}

export const referenceRenderer: Renderer<ReferenceField> = {
  Input: LazyReferenceInput,
  Filter: ReferenceFilter,
};

export const referencesRenderer: Renderer<ReferencesField> = {
  Input: ({ field, value, onChange, ...rest }) => (
    <LazyRecordSelect
      {...controlProps(rest)}
      inForm
      to={field.to}
      many
      chosen={value ?? []}
      onChange={onChange}
    />
  ),
  Filter: recordFilter('eq'),
};

interface ReferredSelectProps {
  readonly to: string;
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly id?: string | undefined;
}

/** Chooses among the records that the reader's own requests refer to. */
function ReferredSelect({ to, chosen, onChange, id }: ReferredSelectProps) {
  const { t } = useTranslation('fields');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { options, loading } = useReferred({ to, q: useDebounced(typed, 300), enabled: open });
  const named = useReferred({ to, ids: chosen, enabled: true });
  const labels = new Map([...named.options, ...options].map(({ value, label }) => [value, label]));
  return (
    <Select
      {...(id && { id })}
      mode="multiple"
      style={{ inlineSize: '100%' }}
      allowClear
      showSearch
      filterOption={false}
      loading={loading}
      placeholder={t('reference.choose')}
      searchValue={typed}
      onSearch={setTyped}
      onOpenChange={setOpen}
      notFoundContent={loading ? '…' : t('reference.none')}
      options={options}
      labelRender={({ value }) => labels.get(String(value)) ?? '…'}
      value={[...chosen]}
      onChange={(ids: string[]) => {
        setTyped('');
        onChange(ids);
      }}
    />
  );
}
