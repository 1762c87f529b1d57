import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation } from '@framework/providers/operations';
import type { Template } from './useTemplateDraft';

interface PublishedDifferenceProps {
  readonly template: Template;
  readonly draft: unknown;
  readonly compare: (before: unknown, after: unknown) => ReactNode;
}

/** Changes of a draft against the published version. */
export function PublishedDifference({ template, draft, compare }: PublishedDifferenceProps) {
  const { t } = useTranslation('templates');
  const newest = template.versions[0]?.id;
  const { data } = useOperation('templateVersions.get', {
    params: { versionId: newest ?? '' },
    enabled: newest !== undefined,
  });
  if (newest === undefined) return <p>{t('publishing.first')}</p>;
  return data ? compare(data.content, draft) : <LoadingState as="lines" rows={3} />;
}
