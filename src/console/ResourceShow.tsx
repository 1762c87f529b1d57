import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { apiPath, type Resource, screenPath } from '#domain/schema/resource';
import { DateText } from '@/components/DateText';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import type { ApiError } from '@/providers/apiError';
import { useLocalize } from '@/providers/language';
import { ChildTabs } from './ChildTabs';
import type { ConsoleRecord } from './consoleRecord';
import { RecordSections } from './RecordSections';
import { useAbilities } from './useAbilities';
import { useDeleteRecord } from './useDeleteRecord';

interface ResourceShowProps {
  readonly resource: Resource;
  readonly id?: string | undefined;
}

/** The page of one record: its fields in their sections, and the lists of what belongs to it. */
export function ResourceShow({ resource, id = '' }: ResourceShowProps) {
  const { query } = useOne<ConsoleRecord, ApiError>({
    resource: apiPath(resource).slice(1),
    id,
    errorNotification: false,
  });
  const record = query.data?.data;
  if (query.error && !record) return <ErrorState error={query.error} onRetry={query.refetch} />;
  if (!record) return <LoadingState rows={8} />;
  return (
    <>
      <Head resource={resource} record={record} />
      <RecordSections resource={resource} record={record} />
      <ChildTabs resource={resource} id={record.id} />
    </>
  );
}

function Head({ resource, record }: { readonly resource: Resource; readonly record: ConsoleRecord }) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const navigate = useNavigate();
  const can = useAbilities(resource);
  const path = screenPath(resource);
  const askToDelete = useDeleteRecord(resource, () => void navigate(path, { replace: true }));
  const title = localize(record.$title);
  return (
    <PageHeader
      title={<bdi>{title}</bdi>}
      breadcrumb={[{ label: localize(resource.label.many), to: path }, { label: title }]}
      subtitle={
        <>
          {t('lastChanged')} <DateText value={record.updatedAt} withTime />
        </>
      }
      actions={
        <>
          {can.delete && (
            <Button danger icon={<DeleteOutlined />} onClick={() => askToDelete(record)}>
              {t('actions.delete')}
            </Button>
          )}
          {can.update && (
            <Button
              type="primary"
              icon={<EditOutlined />}
              onClick={() => void navigate(`${path}/${record.id}/edit`)}
            >
              {t('actions.edit')}
            </Button>
          )}
        </>
      }
    />
  );
}
