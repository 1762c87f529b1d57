import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../useDebounced';
import { useReferred } from '#app/referredRecords';

interface ReferredSelectProps {
  readonly to: string;
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly id?: string | undefined;
}

/** Chooses among the records that the reader's own requests refer to. */
export function ReferredSelect({ to, chosen, onChange, id }: ReferredSelectProps) {
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
