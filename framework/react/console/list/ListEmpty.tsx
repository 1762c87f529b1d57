import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { EmptyState } from '@framework/components/EmptyState';
import { useLocalize } from '@framework/providers/language';

interface ListEmptyProps {
  readonly resource: Resource;
  /** Whether there may be records that a search or filter hides. */
  readonly narrowed: boolean;
  readonly onClear: () => void;
  readonly action: ReactNode;
}

/** Why a list shows nothing, and what to do about it. */
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
