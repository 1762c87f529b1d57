import { PlusOutlined, TableOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Alert } from 'sijil/react/components/antd/Alert';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { templateTexts } from '#domain/templates/templateTexts';
import { Refusal } from 'sijil/react/components/Refusal';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import type { Localized } from 'sijil/base/i18n/localized';
import { isArchived, type manifoldKinds } from '#domain/templates/templateKinds';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import type { CallError } from 'sijil/react/providers/apiError';
import { Panel } from 'sijil/react/components/Panel';
import { templateAddress, templateLists } from './templateAddresses';
import { type Row, TemplateRows } from './Templates';
import styles from './Templates.module.css';
import { useTemplateImport } from './useTemplateImport';

const ImportForm = lazy(() => import('./builder/ImportForm'));

/** Inspection forms: published, drafts, archived. */
export default function FormTemplates() {
  const { t } = useTranslation('templates');
  const [importing, setImporting] = useState(false);
  return (
    <>
      <TemplateShelf
        kind="form"
        answer={useOperation('inspectionTemplates.list')}
        newName={templateTexts.newForm}
        moreActions={
          <Button icon={<TableOutlined aria-hidden="true" />} onClick={() => setImporting(true)}>
            {t('sheet.do')}
          </Button>
        }
      />
      {importing && (
        <LazyDialog>
          <ImportForm onClose={() => setImporting(false)} />
        </LazyDialog>
      )}
    </>
  );
}

interface TemplateShelfProps {
  readonly kind: keyof typeof manifoldKinds;
  readonly answer: {
    readonly data: readonly Row[] | undefined;
    readonly error: CallError | null;
    readonly refetch: () => unknown;
  };
  /** Name for a new template. */
  readonly newName: Localized;
  /** Further ways to begin a template. */
  readonly moreActions?: ReactNode;
}

/** Templates of a kind: published, drafts, archived. */
export function TemplateShelf({
  kind,
  answer: { data, error, refetch },
  newName,
  moreActions,
}: TemplateShelfProps) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const create = useAction('templates.create');
  const [archived, setArchived] = useState(false);
  const importing = useTemplateImport(kind);
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  const begin = async () => {
    const made = await create.run({ body: { kind, name: newName } });
    await navigate(`${templateLists[kind]}/${made.id}`);
  };
  const live = data?.filter((template) => !isArchived(template)) ?? [];
  const away = data?.filter(isArchived) ?? [];
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('title'), to: '/templates' }, { label: t(`kinds.${kind}`) }]}
        title={t(`kinds.${kind}`)}
        subtitle={t(`list.hints.${kind}`)}
        actions={
          <>
            {moreActions}
            <Button
              icon={<UploadOutlined aria-hidden="true" />}
              onClick={importing.choose}
              loading={importing.pending}
            >
              {t('import.do')}
            </Button>
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => void begin().catch(() => undefined)}
              loading={create.pending}
            >
              {t(`list.new.${kind}`)}
            </Button>
          </>
        }
      />
      <div className={styles.stack}>
        <Refusal error={create.error} />
        {importing.problems.length > 0 && (
          <Alert
            type="error"
            showIcon
            closable
            role="alert"
            message={t('import.refused')}
            description={
              <ul className={styles.errors}>
                {importing.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            }
            onClose={importing.forget}
          />
        )}
        {data ? (
          <Panel title={t(`list.live.${kind}`)} flush>
            {live.length > 0 ? (
              <TemplateRows rows={live} addressOf={templateAddress} />
            ) : (
              <EmptyState title={t(`list.none.${kind}`)} />
            )}
          </Panel>
        ) : (
          <LoadingState rows={6} />
        )}
        {away.length > 0 && (
          <Panel
            title={t('list.archived', { count: away.length })}
            flush
            actions={
              <Button onClick={() => setArchived(!archived)} aria-expanded={archived}>
                {t(archived ? 'list.hide' : 'list.show')}
              </Button>
            }
          >
            {archived && <TemplateRows rows={away} addressOf={templateAddress} />}
          </Panel>
        )}
      </div>
    </>
  );
}
