import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isArchived, templateStatuses } from '#domain/templates/templateKinds';
import { PageHeader } from '@framework/components/PageHeader';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import type { Template } from './useTemplateEditor';

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
export function TemplateHead({ template, title, home, editor, onPublish, more }: TemplateHeadProps) {
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
