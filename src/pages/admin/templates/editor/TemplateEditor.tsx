import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import type { Localized } from 'sijil/base/i18n/localized';
import { LeaveGuard } from 'sijil/react/forms/unsavedForms';
import { useLocalize } from 'sijil/react/providers/language';
import { type Tab, TabBar } from '@/requests/TabBar';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { ConflictDialog } from './ConflictDialog';
import { PublishDialog } from './PublishDialog';
import { TemplateMenu } from './TemplateMenu';
import type { Template, TemplateEditing } from './useTemplateEditor';
import { VersionList } from './VersionList';
import { isArchived, templateStatuses } from '#domain/templates/templateKinds';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { ToneTag } from 'sijil/react/components/ToneTag';

interface TemplateEditorProps<Body extends object> {
  readonly template: Template;
  readonly editing: TemplateEditing<Body>;
  readonly name: Localized;
  /** Address of the list of its kind, to which copies are added. */
  readonly home: string;
  /** Label of the tabs. */
  readonly partsLabel: string;
  /** Tabs of the editor; the versions follow. */
  readonly tabs: readonly Tab[];
  /** Problems that prevent publishing the draft; null without any. */
  readonly problems: ReactNode | null;
  /** Changes from one body to another. */
  readonly compare: (before: Body, after: Body) => ReactNode;
  /** Content above the versions. */
  readonly aboveVersions?: ReactNode;
  /** Exports the draft as a spreadsheet, for kinds that can be one. */
  readonly exportSheet?: () => Promise<void>;
}

/** Frame of every template's editor: head, tabs, versions; publishing, conflicts between two authors, and leaving. */
export function TemplateEditor<Body extends object>(props: TemplateEditorProps<Body>) {
  const { template, editing, name, home, partsLabel, tabs, problems, compare, aboveVersions, exportSheet } =
    props;
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { draft, theirs, publishing, setPublishing } = editing;
  // The server validates every body by its kind's schema before it stores it.
  const difference = (before: unknown, after: unknown) => compare(before as Body, after as Body);
  const versions = {
    key: 'versions',
    label: t('versions.title'),
    children: (
      <>
        {aboveVersions}
        <VersionList template={template} compare={difference} />
      </>
    ),
  };
  return (
    <>
      <TemplateHead
        template={template}
        title={localize(name)}
        home={{ label: t(`kinds.${template.kind}`), to: home }}
        editor={editing}
        onPublish={() => setPublishing(true)}
        more={
          <TemplateMenu template={template} draft={draft} name={name} home={home} exportSheet={exportSheet} />
        }
      />
      <TabBar label={partsLabel} active={editing.tab} onChange={editing.setTab} tabs={[...tabs, versions]} />
      {publishing && (
        <PublishDialog
          templateId={template.id}
          problems={problems}
          difference={<PublishedDifference template={template} draft={draft} compare={difference} />}
          save={editing.save}
          onClose={() => setPublishing(false)}
        />
      )}
      {theirs && (
        <ConflictDialog
          editor={editing}
          theirs={theirs}
          name={name}
          home={home}
          difference={difference(theirs.draft, draft)}
        />
      )}
      {editing.dirty && <LeaveGuard sending={editing.saving} />}
    </>
  );
}

interface PublishedDifferenceProps {
  readonly template: Template;
  readonly draft: unknown;
  readonly compare: (before: unknown, after: unknown) => ReactNode;
}

/** Changes of a draft against the published version. */
function PublishedDifference({ template, draft, compare }: PublishedDifferenceProps) {
  const { t } = useTranslation('templates');
  const newest = template.versions[0]?.id;
  const { data } = useOperation('templateVersions.get', {
    params: { versionId: newest ?? '' },
    enabled: newest !== undefined,
  });
  if (newest === undefined) return <p>{t('publishing.first')}</p>;
  return data ? compare(data.content, draft) : <LoadingState as="lines" rows={3} />;
}

interface TemplateHeadProps {
  readonly template: Template;
  readonly title: string;
  readonly home: { readonly label: string; readonly to: string };
  readonly editor: {
    readonly dirty: boolean;
    readonly pending: boolean;
    readonly canUndo: boolean;
    readonly undo: () => void;
    readonly save: () => Promise<unknown>;
  };
  readonly onPublish: () => void;
  readonly more: ReactNode;
}

/** Title and state of a template, with its author's actions. */
function TemplateHead({ template, title, home, editor, onPublish, more }: TemplateHeadProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { status, publishedVersion, changed } = template;
  const archived = isArchived(template);
  return (
    <PageHeader
      breadcrumb={[{ label: t('title'), to: '/templates' }, home, { label: title || t('untitled') }]}
      title={<bdi>{title || t('untitled')}</bdi>}
      meta={
        <>
          <ToneTag tone={templateStatuses[status].tone}>{localize(templateStatuses[status])}</ToneTag>
          {publishedVersion !== null && (
            <ToneTag tone="info">{t('versionNumber', { version: publishedVersion })}</ToneTag>
          )}
          {publishedVersion !== null && (changed || editor.dirty) && (
            <ToneTag tone="warning">{t('unpublished')}</ToneTag>
          )}
        </>
      }
      actions={
        <>
          {more}
          <Button onClick={editor.undo} disabled={!editor.canUndo}>
            {t('undo')}
          </Button>
          <Button
            onClick={() => void editor.save()}
            disabled={!editor.dirty || archived}
            loading={editor.pending}
          >
            {editor.dirty ? t('save') : t('saved')}
          </Button>
          <Button type="primary" onClick={onPublish} disabled={archived || (!changed && !editor.dirty)}>
            {t('publish')}
          </Button>
        </>
      }
    />
  );
}
