import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearButton } from 'sijil/react/components/icons';
import type { FilterProps } from '../renderer';

/** «Contains» filter, applied on Enter or blur. */
export function TextFilter({ filters, onChange, id }: FilterProps) {
  const { t } = useTranslation('fields');
  const current = filters.like ?? '';
  const [draft, setDraft] = useState(current);
  const [shown, setShown] = useState(current);
  // The filter was changed elsewhere: its tag was removed, or the person went back.
  if (shown !== current) {
    setShown(current);
    setDraft(current);
  }
  const take = (typed: string) =>
    typed.trim() !== current && onChange(typed.trim() ? { like: typed.trim() } : {});
  return (
    <Input
      id={id}
      allowClear={clearButton}
      value={draft}
      placeholder={t('filter.contains')}
      onChange={(event) => {
        setDraft(event.target.value);
        if (event.target.value === '') take('');
      }}
      onPressEnter={() => take(draft)}
      onBlur={() => take(draft)}
    />
  );
}

/** «Filled in» or «empty», for values that are not compared. */
export function PresenceFilter({ filters, onChange, id }: FilterProps) {
  const { t } = useTranslation('fields');
  return (
    <Select
      {...(id && { id })}
      allowClear
      style={{ inlineSize: '100%' }}
      placeholder={t('filter.any')}
      value={filters.null ?? null}
      options={[
        { value: 'false', label: t('filter.filled') },
        { value: 'true', label: t('filter.empty') },
      ]}
      onChange={(chosen) => onChange(chosen ? { null: chosen } : {})}
    />
  );
}
