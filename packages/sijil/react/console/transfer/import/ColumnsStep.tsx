import { Button, Checkbox, Select, Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLocalize } from 'sijil/react/providers/language';
import { isolate } from 'sijil/base/formats/bidi';
import styles from './import.module.css';
import type { Importing } from './useImport';

/** Meaning of each column of the file; guessed, for the person to correct. */
export function ColumnsStep({ importing }: { readonly importing: Importing }) {
  const { t } = useTranslation('transfer');
  const localize = useLocalize();
  const prefix = useId();
  const { table, targets, mapping, map, pending, send, go } = importing;
  if (!table) return null;
  const missing = targets.filter(({ key, required }) => required && !mapping.includes(key));
  const unsaid = importing.openOrders.some((column) => !importing.orders[column]);
  const options = targets.map(({ key, label, required }) => ({
    value: key,
    label: `${localize(label)}${required ? ' *' : ''}`,
  }));
  return (
    <>
      <p className={styles.quiet}>{t('import.columns.hint', { count: table.rows.length })}</p>
      {table.sheet !== undefined && (
        <p className={styles.quiet}>{t('import.columns.sheet', { name: isolate(table.sheet) })}</p>
      )}
      <ul className={styles.columns}>
        {table.headers.map((header, index) => {
          const sample = table.rows.find(({ cells }) => cells[index])?.cells[index];
          return (
            // A file may contain two columns with one name; their positions do not change.
            <li key={index} className={styles.column}>
              <label htmlFor={`${prefix}-${index}`} className={styles.header}>
                <span>
                  <bdi>{header || t('import.columns.unnamed', { number: index + 1 })}</bdi>
                </span>
                {sample && (
                  <span className={styles.sample}>
                    <bdi>{sample}</bdi>
                  </span>
                )}
              </label>
              <Select
                id={`${prefix}-${index}`}
                className={styles.target ?? ''}
                allowClear
                showSearch
                optionFilterProp="label"
                placeholder={t('import.columns.ignored')}
                options={options}
                value={mapping[index] ?? null}
                onChange={(key: string | undefined) => map(index, key ?? null)}
              />
              {importing.openOrders.includes(index) && (
                <DayOrderChoice importing={importing} column={index} />
              )}
            </li>
          );
        })}
      </ul>
      {importing.key && (
        <Checkbox checked={importing.update} onChange={({ target }) => importing.setUpdating(target.checked)}>
          {t('import.columns.update', { name: localize(importing.key.label) })}
        </Checkbox>
      )}
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={`${t('import.columns.missing')} ${missing.map(({ label }) => localize(label)).join(localize({ ar: '، ', en: ', ' }))}`}
        />
      )}
      <div className={styles.actions}>
        <Button
          type="primary"
          loading={pending}
          disabled={missing.length > 0 || unsaid}
          onClick={() => send('check')}
        >
          {t('import.columns.check')}
        </Button>
        <Button disabled={pending} onClick={() => go('file')}>
          {t('import.otherFile')}
        </Button>
        {pending && <output className={styles.quiet}>{t('import.columns.checking')}</output>}
      </div>
    </>
  );
}

interface DayOrderChoiceProps {
  readonly importing: Importing;
  readonly column: number;
}

/** Question for a column whose days are ambiguous: 5/1 may be in January or in May, and is never guessed. */
function DayOrderChoice({ importing: { orders, sayOrder }, column }: DayOrderChoiceProps) {
  const { t } = useTranslation('transfer');
  return (
    <div className={styles.dayOrder}>
      <span className={styles.quiet} id={`day-order-${column}`}>
        {t('import.columns.dayOrder')}
      </span>
      <Radio.Group
        aria-labelledby={`day-order-${column}`}
        value={orders[column] ?? null}
        onChange={({ target }) => sayOrder(column, target.value)}
      >
        <Radio value="dayFirst">{t('import.columns.dayFirst')}</Radio>
        <Radio value="monthFirst">{t('import.columns.monthFirst')}</Radio>
      </Radio.Group>
    </div>
  );
}
