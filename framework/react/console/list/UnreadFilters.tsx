import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { useNamesOf } from '../useNamesOf';

interface UnreadFiltersProps {
  readonly table: Pick<DeclaredTable, 'resource' | 'narrowing' | 'unread' | 'closed'>;
  /** Takes them out of the address. */
  readonly onClose: () => void;
}

/** Says which filters of the address were left out: their values are none, or the person does not see their fields. */
export function UnreadFilters({ table, onClose }: UnreadFiltersProps) {
  const { resource, narrowing, closed } = table;
  // A group with a field that the person does not see is left out for that alone.
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
