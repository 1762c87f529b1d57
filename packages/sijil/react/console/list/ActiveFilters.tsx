import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from 'sijil/schema/field';
import { FieldFilterText, GroupText } from 'sijil/react/console/groups/GroupText';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './list.module.css';
import {
  chosenFor,
  filteredNames,
  groupOf,
  type ListFilters,
  withFilter,
  withGroup,
  withoutFields,
} from 'sijil/schema/lists/listFilters';

export interface ActiveFiltersProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
}

/** Active filters of the list, in words; each can be removed. */
export function ActiveFilters({ fields, filters, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const group = groupOf(filters);
  return (
    <div className={styles.active}>
      {filteredNames(filters).map((name) => {
        const field = fields[name];
        return (
          field && (
            <Tag
              key={name}
              closable
              className={styles.chip}
              onClose={() => onChange(withFilter(filters, name, {}))}
            >
              {localize(field.label)}
              {': '}
              <FieldFilterText field={field} filters={chosenFor(filters, name)} />
            </Tag>
          )
        );
      })}
      {group && (
        <Tag closable className={styles.chip} onClose={() => onChange(withGroup(filters, null))}>
          <GroupText fields={fields} group={group} />
        </Tag>
      )}
      <Button type="link" size="small" onClick={() => onChange(withoutFields(filters))}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}
