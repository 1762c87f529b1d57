import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from 'sijil/schema/field';
import { chosenFor, filteredNames, type ListFilters } from 'sijil/schema/lists/listFilters';
import { type GroupFilter, isGroup } from 'sijil/schema/lists/listState';
import { useLocalize } from 'sijil/react/providers/language';
import { PresenceText, type TextProps } from '../../fields/kinds/filterTexts';
import { viewOf } from '../../fields/kindViews';

interface GroupTextProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly group: GroupFilter;
}

/** A group in words: «any of (Status: pending; all of (…))». */
export function GroupText({ fields, group }: GroupTextProps) {
  const { t } = useTranslation('console');
  const { operator, value } = group;
  const conditions = filteredNames(value).flatMap((name) => {
    const field = fields[name];
    return field ? [{ key: name, text: <ConditionText {...{ name, field, value }} /> }] : [];
  });
  const groups = value
    .filter(isGroup)
    .map((one, at) => ({ key: `${at}`, text: <GroupText fields={fields} group={one} /> }));
  return (
    <>
      {t(operator === 'or' ? 'filters.groups.anyOf' : 'filters.groups.allOf')} (
      {[...conditions, ...groups].map((part, index) => (
        <Fragment key={part.key}>
          {index > 0 && t('filters.groups.then')}
          {part.text}
        </Fragment>
      ))}
      )
    </>
  );
}

interface ConditionTextProps {
  readonly name: string;
  readonly field: Field;
  readonly value: ListFilters;
}

function ConditionText({ name, field, value }: ConditionTextProps) {
  const localize = useLocalize();
  return (
    <>
      {localize(field.label)}
      {': '}
      <FieldFilterText field={field} filters={chosenFor(value, name)} />
    </>
  );
}

/**
 * Words for the filter of a field, without the field's controls: a list that opens with filters shows only the words, and
 * loads the controls on demand.
 */
export function FieldFilterText(props: TextProps) {
  const Text = viewOf(props.field)?.FilterText;
  if (!Text) return null;
  return props.filters.null === undefined ? <Text {...props} /> : <PresenceText {...props} />;
}
