import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from '../renderer';

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
