import { once } from 'sijil/base/once';
import { type ComponentType, lazy, Suspense, useCallback } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { type ListHeaderProps, portalPart } from 'sijil/react/application';
import { countedName, indefiniteName } from 'sijil/react/fields/recordNoun';
import { useLanguage } from 'sijil/react/providers/language';
import { useAbilities } from 'sijil/react/providers/may';
import styles from './list.module.css';
import { useShortcut } from '../keys/useListKeys';
import type { DeclaredTable } from '../query/useDeclaredTable';

/** Parts above lists of the framework's own declarations. */
const own = {
  designedTypes: () => import('../design/TypeFromSheet'),
  designedFields: () => import('../design/DesignFile'),
  changedTexts: () => import('../texts/FindTexts'),
  queuedJobs: () => import('../jobs/FollowJobs'),
};

const drawn = once((): Readonly<Record<string, ComponentType<ListHeaderProps>>> =>
  Object.fromEntries(
    Object.entries({ ...own, ...portalPart().listHeaders }).map(([name, load]) => [name, lazy(load)]),
  ),
);

/** Parts that pages add above a generated list; most have none. */
export function ListHeader({ resource }: { readonly resource: Resource }) {
  const Drawn = drawn()[resource.name];
  return Drawn ? (
    <Suspense fallback={resource.name in own ? null : <div className={styles.header} />}>
      <Drawn resource={resource} />
    </Suspense>
  ) : null;
}

/** The button that leads to a new record, and its key; false without the right to add one. */
export function useAddButton(resource: Resource) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const navigate = useNavigate();
  const may = useAbilities(resource).create && resource.madeElsewhere !== true;
  const path = `${screenPath(resource)}/create`;
  const create = useCallback(() => void navigate(path), [navigate, path]);
  useShortcut('n', may ? create : null);
  return (
    may && (
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={create}
        aria-keyshortcuts="n"
      >
        {t('add', { name: indefiniteName(resource, language) })}
      </Button>
    )
  );
}

/** Returns the number of records, in the declaration's words; null for none and before it is known. */
export function useCountText({
  resource,
  total,
  exact,
  loading,
}: Pick<DeclaredTable, 'resource' | 'total' | 'exact' | 'loading'>): string | null {
  const { t } = useTranslation('console');
  const language = useLanguage();
  if (loading || total === 0) return null;
  if (!exact) return t('moreRecords', { count: total });
  return countedName(resource, total, language) ?? t('records', { count: total });
}
