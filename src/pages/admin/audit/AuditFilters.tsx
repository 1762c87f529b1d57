import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActions } from '#domain/api/auditView';
import { auditedKinds } from '#resources/auditedKinds';
import { DayBox } from 'sijil/react/fields/controls/DayBox';
import { fromDay } from 'sijil/react/fields/controls/days';
import { RecordSelect } from 'sijil/react/fields/reference/RecordSelect';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './Audit.module.css';
import type { AuditAddress } from './useAuditAddress';

/** Filters of the log: kind, action, person and days. */
export function AuditFilters({ address: { filters, narrow } }: { readonly address: AuditAddress }) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const personId = useId();
  const kinds = auditedKinds.map(({ name, label }) => ({ value: name, label: localize(label) }));
  const day = (name: 'from' | 'to') => (
    <DayBox
      className={styles['day'] ?? ''}
      aria-label={t(`audit.${name}`)}
      placeholder={t(`audit.${name}`)}
      value={filters[name]}
      disabledDate={(one) => {
        const other = fromDay(filters[name === 'from' ? 'to' : 'from']);
        return other !== null && (name === 'from' ? one.isAfter(other, 'day') : one.isBefore(other, 'day'));
      }}
      onChange={(value) => narrow(name, value ?? undefined)}
    />
  );
  return (
    <search className={styles['filters']} aria-label={t('audit.filters')}>
      <Select
        allowClear
        showSearch
        optionFilterProp="label"
        aria-label={t('audit.resource')}
        placeholder={t('audit.resource')}
        value={filters.resource ?? null}
        options={kinds.toSorted((one, other) => one.label.localeCompare(other.label))}
        onChange={(chosen: string | undefined) => narrow('resource', chosen)}
      />
      <Select
        allowClear
        aria-label={t('audit.action')}
        placeholder={t('audit.action')}
        value={filters.action ?? null}
        options={auditActions.map((one) => ({
          value: one,
          label: one === 'step' ? t('audit.step') : t(`history.action.${one}`),
        }))}
        onChange={(chosen: string | undefined) => narrow('action', chosen)}
      />
      <div>
        <label className="visually-hidden" htmlFor={personId}>
          {t('audit.person')}
        </label>
        <RecordSelect
          id={personId}
          to="users"
          placeholder={t('audit.person')}
          chosen={filters.actorId ? [filters.actorId] : []}
          onChange={([id]) => narrow('actorId', id)}
        />
      </div>
      <div className={styles['days']}>
        {day('from')}
        {day('to')}
      </div>
    </search>
  );
}
