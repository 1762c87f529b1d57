import { Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BooleanField } from '#framework/schema/kinds/boolean';
import styles from './boolean.module.css';
import type { FilterProps, Renderer } from '../renderer';

function BooleanFilter({ filters, onChange, id }: FilterProps) {
  const { t } = useTranslation('fields');
  return (
    <Select
      {...(id && { id })}
      allowClear
      style={{ inlineSize: '100%' }}
      placeholder={t('filter.any')}
      value={filters.eq ?? null}
      options={['true', 'false'].map((value) => ({ value, label: t(`boolean.${value}`) }))}
      onChange={(chosen) => onChange(chosen ? { eq: chosen } : {})}
    />
  );
}

export const booleanRenderer: Renderer<BooleanField> = {
  Input: function BooleanInput({ value, onChange, id, disabled, ...rest }) {
    const { t } = useTranslation('fields');
    return (
      <Switch
        {...(id && { id })}
        className={styles.switch ?? ''}
        aria-describedby={rest['aria-describedby']}
        disabled={disabled ?? false}
        checked={value ?? false}
        checkedChildren={t('boolean.true')}
        unCheckedChildren={t('boolean.false')}
        onChange={(checked) => onChange(checked)}
      />
    );
  },
  Filter: BooleanFilter,
};
