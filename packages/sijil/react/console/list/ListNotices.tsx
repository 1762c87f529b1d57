import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from 'sijil/schema/resource';
import { Alert } from 'sijil/react/components/antd/Alert';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { useLocalize } from 'sijil/react/providers/language';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { useNamesOf } from '../visibleFields';

export interface ListEmptyProps {
  readonly resource: Resource;
  /** True where a search or filter may hide records. */
  readonly narrowed: boolean;
  readonly onClear: () => void;
  readonly action: ReactNode;
}

/** Reason why a list is empty, with the next step. */
export function ListEmpty({ resource, narrowed, onClear, action }: ListEmptyProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  if (narrowed) {
    return (
      <EmptyState
        title={t('empty.narrowed')}
        hint={t('empty.narrowedHint')}
        action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.title', { name: localize(resource.label.many) })}
      {...(action && { hint: t('empty.hint'), action })}
    />
  );
}

export interface UnreadFiltersProps {
  readonly table: Pick<DeclaredTable, 'resource' | 'narrowing' | 'unread' | 'closed'>;
  /** Called to remove them from the address. */
  readonly onClose: () => void;
}

/** Warning about filters of the address that were ignored: the value is invalid, or the person may not read the field. */
export function UnreadFilters({ table, onClose }: UnreadFiltersProps) {
  const { resource, narrowing, closed } = table;
  // A group with a field that the person may not read is reported as closed only.
  const unread = table.unread.filter((name) => !closed.includes(name));
  const { t } = useTranslation('list');
  const namesOf = useNamesOf({ ...resource.fields, ...narrowing });
  return (
    <Alert
      banner
      closable
      type="warning"
      role="alert"
      message={[
        ...(unread.length > 0 ? [t('unread', { names: namesOf(unread) })] : []),
        ...(closed.length > 0 ? [t('closed', { names: namesOf(closed) })] : []),
      ].join(' ')}
      onClose={onClose}
    />
  );
}
