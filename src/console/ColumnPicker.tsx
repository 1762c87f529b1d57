import { TableOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/schema/field';
import { useLocalize } from '@/providers/language';
import type { ColumnChange } from './columnChoice';
import styles from './list.module.css';
import { timestamps } from './visibleFields';

export interface ColumnPickerProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly all: readonly string[];
  readonly shown: readonly string[];
  readonly change: (step: ColumnChange) => void;
}

/** Which columns the table has; remembered in this browser. */
export function ColumnPicker({ fields, all, shown, change }: ColumnPickerProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const content = (
    <div className={styles.columns}>
      {all.map((name) => (
        <Checkbox
          key={name}
          checked={shown.includes(name)}
          disabled={shown.length === 1 && shown.includes(name)}
          onChange={() => change({ toggle: name })}
        >
          {localize((fields[name] ?? timestamps[name])?.label)}
        </Checkbox>
      ))}
      <Button type="link" size="small" onClick={() => change({ reset: true })}>
        {t('columns.reset')}
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={content} title={t('columns.title')}>
      <Button icon={<TableOutlined />}>{t('columns.open')}</Button>
    </Popover>
  );
}
