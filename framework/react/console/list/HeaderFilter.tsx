import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { FieldFilter } from '@framework/fields/FieldInput';
import type { Filters } from '#framework/schema/lists/listFilters';
import { useLocalize } from '@framework/providers/language';
import type { Resource } from '#framework/schema/resource';
import { RemindBefore } from './RemindBefore';
import styles from './table.module.css';

interface HeaderFilterProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** Narrows the list by one column, from its header; what is chosen counts at once. */
export function HeaderFilter({ resource, name, field, filters, onChange, onClose }: HeaderFilterProps) {
  const { t } = useTranslation(['list', 'console']);
  const localize = useLocalize();
  const group = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const opened = group.current;
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    // It lies far from its button in the page.
    opened?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    opened?.addEventListener('keydown', closeByEscape);
    return () => opened?.removeEventListener('keydown', closeByEscape);
  }, []);
  return (
    <div
      ref={group}
      className={styles.headerFilter}
      role="group"
      aria-label={t('narrowBy', { name: localize(field.label) })}
    >
      <FieldFilter {...{ field, filters, onChange }} />
      <RemindBefore {...{ resource, name, field }} />
      <div className={styles.headerFilterActions}>
        <Button
          size="small"
          type="link"
          disabled={Object.keys(filters).length === 0}
          onClick={() => onChange({})}
        >
          {t('console:filters.clear')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
