import { Button } from 'antd';
import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from 'sijil/schema/field';
import { groupOf, type ListFilters, mostConditions, withGroup } from 'sijil/schema/lists/listFilters';
import {
  comparisonsOutside,
  countComparisons,
  type EditedGroup,
  editedGroup,
  groupFilter,
  newGroup,
  textOfGroup,
} from './editedGroups';
import { GroupBox } from './GroupBox';
import { GroupText } from './GroupText';
import styles from './groups.module.css';

interface GroupFieldsProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
}

/**
 * Form of a list's filter group. Conditions without a value and empty groups exist only in the form, until they are filled
 * in.
 */
export function GroupFields({ fields, filters, onChange }: GroupFieldsProps) {
  const { t } = useTranslation('console');
  const given = groupOf(filters);
  const text = textOfGroup(filters);
  const [seen, setSeen] = useState(text);
  const [edited, setEdited] = useState<EditedGroup | null>(() => (given ? editedGroup(given) : null));
  const [full, setFull] = useState(false);
  // A group that was changed elsewhere: removed from the list, or of another saved view.
  if (seen !== text) {
    setSeen(text);
    const own = edited && groupFilter(edited);
    if (JSON.stringify(own) !== text) setEdited(given ? editedGroup(given) : null);
  }
  const change = (next: EditedGroup | null) => {
    const count = next ? countComparisons(next) + comparisonsOutside(filters) : 0;
    const isTooMany = count > mostConditions && count > (edited ? countComparisons(edited) : 0);
    setFull(isTooMany);
    if (isTooMany) return;
    setEdited(next);
    const group = next && groupFilter(next);
    if (JSON.stringify(group) !== text) onChange(withGroup(filters, group));
  };
  return (
    <>
      {edited ? (
        <GroupBox fields={fields} group={edited} depth={1} onChange={change} />
      ) : (
        <Button block icon={<PlusOutlined aria-hidden="true" />} onClick={() => change(newGroup())}>
          {t('filters.groups.add')}
        </Button>
      )}
      <p role="alert" className={styles.full}>
        {full && t('filters.groups.full', { number: mostConditions })}
      </p>
      {given && (
        <p className={styles.summary}>
          <GroupText fields={fields} group={given} />
        </p>
      )}
    </>
  );
}
