import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { countFilters, withoutFields } from 'sijil/schema/lists/listFilters';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { useHeldPage } from 'sijil/react/components/heldPage';
import { useTheme } from 'sijil/react/theme/themeStore';
import { FilterControls, type FilterControlsProps } from './FilterControls';
import styles from './list.module.css';
import { resourceNamed } from 'sijil/schema/application';
import { reminder } from 'sijil/schema/automations/reminder';
import type { Field } from 'sijil/schema/field';
import { hasOptions, timeOf } from 'sijil/schema/kindFacts';
import { useLocalize } from 'sijil/react/providers/language';
import { useMay } from 'sijil/react/providers/may';

interface FilterDrawerProps extends FilterControlsProps {
  /** Resource for whose dates reminders may be created. */
  readonly reminding?: Resource;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Further actions on the chosen filters. */
  readonly actions?: ReactNode;
  /** Controls above the filters. */
  readonly children?: ReactNode;
}

/** Filters of a list in a drawer; a choice applies at once. */
export function FilterDrawer({
  reminding,
  open,
  onClose,
  actions,
  children,
  ...controls
}: FilterDrawerProps) {
  const { filters, onChange } = controls;
  const { t } = useTranslation('console');
  useHeldPage(open);
  const direction = useTheme((theme) => theme.direction);
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
          <Button disabled={countFilters(filters) === 0} onClick={() => onChange(withoutFields(filters))}>
            {t('filters.clear')}
          </Button>
          {actions}
        </div>
      }
    >
      <div className={styles.filters}>
        {children}
        <FilterControls
          {...controls}
          {...(reminding && {
            below: (name, field) =>
              name in reminding.fields && <RemindBefore {...{ name, field }} resource={reminding} />,
          })}
        />
      </div>
    </Drawer>
  );
}

interface RemindBeforeProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
}

/** Button that starts an automation with a reminder before a column's date; nothing for those who may not write one. */
export function RemindBefore({ resource, name, field }: RemindBeforeProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const navigate = useNavigate();
  const automations = resourceNamed('automations');
  const allowed = useMay({ resource: 'automations', action: 'create' });
  const records = automations?.fields['resource'];
  const isOffered = hasOptions(records) && resource.name in records.options;
  if (!automations || !allowed || !isOffered || timeOf(field) === undefined) return null;
  const begin = () => {
    const given = {
      ...reminder(automations, { resource, name, label: field.label }),
      name: t('remind.name', { name: localize(field.label) }),
    };
    void navigate(`${screenPath(automations)}/create`, { state: { given } });
  };
  return (
    <Button size="small" type="link" onClick={begin}>
      {t('remind.begin')}
    </Button>
  );
}
