import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { useNamesOf } from '../useNamesOf';

interface UnreadFiltersProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly names: readonly string[];
  /** Takes them out of the address. */
  readonly onClose: () => void;
}

/** Says which filters of the address were left out because their values are none. */
export function UnreadFilters({ fields, names, onClose }: UnreadFiltersProps) {
  const { t } = useTranslation('list');
  const namesOf = useNamesOf(fields);
  return (
    <Alert
      banner
      closable
      type="warning"
      role="alert"
      message={t('unread', { names: namesOf(names) })}
      onClose={onClose}
    />
  );
}
