import { isArchived } from '#domain/templates/templateKinds';
import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { useAct, useOperation } from '@/providers/operations';
import { Panel } from '@/requests/Panel';
import { addressOf, homes } from './templateAddresses';
import { TemplateRows } from './TemplateRows';
import styles from './Templates.module.css';
import { useImport } from './useImport';

const newName = { ar: 'نموذج تفتيش جديد', en: 'New inspection form' };

/** The inspection forms: those on offer, those being written, those put away. */
export default function FormTemplates() {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const { data, error, refetch } = useOperation('inspectionTemplates.list');
  const create = useAct('templates.create');
  const [archived, setArchived] = useState(false);
  const importing = useImport('form');
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  const begin = async () => {
    const made = await create.run({ body: { kind: 'form', name: newName } });
    await navigate(`${homes.form}/${made.id}`);
  };
  const live = data?.filter((template) => !isArchived(template)) ?? [];
  const away = data?.filter(isArchived) ?? [];
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('title'), to: '/templates' }, { label: t('kinds.form') }]}
        title={t('kinds.form')}
        subtitle={t('list.formsHint')}
        actions={
          <>
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
              onClick={() => void begin()}
              loading={create.pending}
            >
              {t('list.new')}
            </Button>
          </>
        }
      />
      <div className={styles.stack}>
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
          <Panel title={t('list.live')} flush>
            <TemplateRows rows={live} addressOf={addressOf} />
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
            {archived && <TemplateRows rows={away} addressOf={addressOf} />}
          </Panel>
        )}
      </div>
    </>
  );
}
