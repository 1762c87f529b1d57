import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import styles from '@/documents/Editor.module.css';
import type { Template } from './useTemplateEditor';

interface VersionListProps {
  readonly template: Template;
  /** Renders the changes from one body to another. */
  readonly compare: (before: unknown, after: unknown) => ReactNode;
}

/** Published versions, newest first: author, requests that use each, and its changes. */
export function VersionList({ template, compare }: VersionListProps) {
  const { t } = useTranslation('templates');
  const { versions } = template;
  if (versions.length === 0) return <EmptyState title={t('versions.none')} hint={t('versions.noneHint')} />;
  return (
    <div className={styles.stack}>
      {versions.map((version, index) => (
        <Version key={version.id} version={version} former={versions[index + 1]?.id} compare={compare} />
      ))}
    </div>
  );
}

interface VersionProps extends Pick<VersionListProps, 'compare'> {
  readonly version: Template['versions'][number];
  readonly former: string | undefined;
}

function Version({ version, former, compare }: VersionProps) {
  const { t } = useTranslation('templates');
  const [open, setOpen] = useState(false);
  const { version: number, publishedAt, publishedBy, note, requests, openRequests } = version;
  return (
    <Panel
      title={t('versionNumber', { version: number })}
      actions={
        former && (
          <Button onClick={() => setOpen(!open)} aria-expanded={open}>
            {t('versions.difference')}
          </Button>
        )
      }
    >
      <p className={styles.quiet}>
        <DateText value={publishedAt} withTime />{' '}
        {publishedBy && (
          <>
            · <bdi>{publishedBy}</bdi>
          </>
        )}
      </p>
      {note && <p dir="auto">{note}</p>}
      <p>
        {t('versions.requests', { count: requests })}
        {openRequests > 0 && ` ${t('versions.open', { count: openRequests })}`}
      </p>
      {open && former && <Difference id={version.id} former={former} compare={compare} />}
    </Panel>
  );
}

interface DifferenceProps extends Pick<VersionListProps, 'compare'> {
  readonly id: string;
  readonly former: string;
}

function Difference({ id, former, compare }: DifferenceProps) {
  const after = useOperation('templateVersions.get', { params: { versionId: id } });
  const before = useOperation('templateVersions.get', { params: { versionId: former } });
  if (!before.data || !after.data) return <LoadingState as="lines" rows={4} />;
  return compare(before.data.content, after.data.content);
}
