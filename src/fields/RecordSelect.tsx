import { Select, Skeleton } from 'antd';
import { type UIEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from './useDebounced';
import { useRecordOptions } from './useRecordOptions';

interface RecordSelectProps {
  readonly to: string;
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly many?: boolean;
  readonly narrowing?: Readonly<Record<string, string>>;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

const none = {};

/** Chooses records of another resource by name; the server searches, and more is read as one scrolls. */
export function RecordSelect({
  to,
  chosen,
  onChange,
  many = false,
  narrowing = none,
  ...rest
}: RecordSelectProps) {
  const { t } = useTranslation('fields');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, 300);
  const { options, nameOf, loading, failed, more } = useRecordOptions({
    to,
    chosen,
    typed: search,
    narrowing,
    open,
  });
  const selected = chosen.map((id) => ({ value: id, label: nameOf(id) ?? '…' }));
  const scrolled = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollTop + list.clientHeight > list.scrollHeight - 80) more();
  };
  const empty = loading ? (
    <Skeleton active title={false} paragraph={{ rows: 3 }} />
  ) : (
    t(failed ? 'reference.failed' : 'reference.none')
  );
  return (
    <Select
      {...rest}
      {...(many && { mode: 'multiple' as const })}
      style={{ inlineSize: '100%' }}
      labelInValue
      allowClear
      showSearch
      filterOption={false}
      placeholder={rest.placeholder ?? t('reference.choose')}
      searchValue={typed}
      onSearch={setTyped}
      onOpenChange={setOpen}
      onPopupScroll={scrolled}
      notFoundContent={empty}
      options={options}
      value={many ? selected : (selected[0] ?? null)}
      onChange={(next: unknown) => {
        setTyped('');
        onChange(idsOf(next));
      }}
    />
  );
}

function idsOf(next: unknown): string[] {
  const list = Array.isArray(next) ? next : next ? [next] : [];
  return list.map(({ value }: { value: string }) => value);
}
