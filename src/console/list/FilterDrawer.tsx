import { Button, Drawer } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/schema/field';
import { FieldFilter, isFilterable } from '@/fields/FieldFilter';
import type { Filters } from '@/fields/renderer';
import { useLocalize } from '@/providers/language';
import { useTheme } from '@/theme/themeStore';
import styles from './list.module.css';
import type { ListState } from './listAddress';
import { SortPicker } from './SortPicker';
import { timestamps } from '../visibleFields';

interface FilterDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly fields: Readonly<Record<string, Field>>;
  readonly state: ListState;
  readonly onChange: (part: Partial<ListState>) => void;
  /** Cards have no headers to sort by. */
  readonly withSort: boolean;
}

/** Every field that the list can be narrowed by, each with the control of its kind; what is chosen counts at once. */
export function FilterDrawer({ open, onClose, fields, state, onChange, withSort }: FilterDrawerProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const prefix = useId();
  const direction = useTheme((theme) => theme.direction);
  const change = (name: string, chosen: Filters) =>
    onChange({ filters: withFilter(state.filters, name, chosen) });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={direction === 'rtl' ? 'left' : 'right'}
      width="min(360px, 100vw)"
      title={t('filters.title')}
      footer={
        <div className={styles.drawerActions}>
          <Button type="primary" onClick={onClose}>
            {t('filters.done')}
          </Button>
          <Button
            disabled={Object.keys(state.filters).length === 0}
            onClick={() => onChange({ filters: {} })}
          >
            {t('filters.clear')}
          </Button>
        </div>
      }
    >
      <div className={styles.filters}>
        {withSort && (
          <SortPicker
            fields={{ ...fields, ...timestamps }}
            sort={state.sort}
            onChange={(sort) => onChange({ sort })}
          />
        )}
        {Object.entries(fields)
          .filter(([, field]) => isFilterable(field))
          .map(([name, field]) => (
            <div key={name}>
              <label className={styles.filterLabel} htmlFor={`${prefix}-${name}`}>
                {localize(field.label)}
              </label>
              <FieldFilter
                field={field}
                id={`${prefix}-${name}`}
                filters={state.filters[name] ?? {}}
                onChange={(chosen) => change(name, chosen)}
              />
            </div>
          ))}
      </div>
    </Drawer>
  );
}

export function withFilter(
  filters: ListState['filters'],
  name: string,
  chosen: Filters,
): ListState['filters'] {
  const { [name]: _, ...others } = filters;
  return Object.keys(chosen).length > 0 ? { ...others, [name]: chosen } : others;
}
