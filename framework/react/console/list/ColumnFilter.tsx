import { FilterFilled } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldPage } from '@framework/components/heldPage';
import { LaterPopover } from '@framework/components/antd/LaterPopover';
import type { Field } from '#framework/schema/field';
import type { Filters } from '#framework/schema/lists/listFilters';
import type { Resource } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import { useTheme } from '@framework/theme/themeStore';
import { LaterHeaderFilter } from '../laterListParts';
import styles from './table.module.css';

interface ColumnFilterProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** The button in a column's head that opens its filter; nothing else is drawn for it before. */
export function ColumnFilter(props: ColumnFilterProps) {
  const { field, filters } = props;
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const direction = useTheme((theme) => theme.direction);
  const opener = useRef<HTMLButtonElement>(null);
  // Undefined until it is opened for the first time.
  const [open, setOpen] = useState<boolean>();
  useHeldPage(open === true);
  const button = (
    <button
      ref={opener}
      type="button"
      className={styles.filter}
      data-active={Object.keys(filters).length > 0 || open === true}
      aria-label={t('narrowBy', { name: localize(field.label) })}
      aria-haspopup="dialog"
      {...(open === undefined && { onClick: () => setOpen(true) })}
    >
      <FilterFilled aria-hidden="true" />
    </button>
  );
  if (open === undefined) return button;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <LaterPopover
      trigger="click"
      placement={direction === 'rtl' ? 'bottomLeft' : 'bottomRight'}
      arrow={false}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<LaterHeaderFilter {...props} onClose={close} />}
      waiting={button}
    >
      {button}
    </LaterPopover>
  );
}
