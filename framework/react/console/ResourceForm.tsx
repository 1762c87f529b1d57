import { useOne } from '@refinedev/core';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { apiPath, type Resource, screenPath } from '#framework/schema/resource';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { PageHeader } from '@framework/components/PageHeader';
import type { ApiError } from '@framework/providers/apiError';
import { useLanguage, useLocalize } from '@framework/providers/language';
import type { ConsoleRecord } from './consoleRecord';
import { copyParameter } from './form/copiedValues';
import { CreateForm } from './form/CreateForm';
import { EditForm } from './form/EditForm';
import { indefiniteName } from '@framework/fields/indefiniteName';

interface ResourceFormProps {
  readonly resource: Resource;
  /** Absent for a new record. */
  readonly id?: string | undefined;
}

/** The form of a new record, or of one that is there. */
export function ResourceForm({ resource, id }: ResourceFormProps) {
  return id ? <Edit resource={resource} id={id} /> : <Create resource={resource} />;
}

function Create({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const name = indefiniteName(resource, useLanguage());
  const copyOf = useSearchParams()[0].get(copyParameter);
  return (
    <>
      <PageHeader
        title={t('add', { name })}
        breadcrumb={[
          { label: localize(resource.label.many), to: screenPath(resource) },
          { label: t('add', { name }) },
        ]}
      />
      <Card>{copyOf ? <Copy resource={resource} id={copyOf} /> : <CreateForm resource={resource} />}</Card>
    </>
  );
}

function Copy({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const { record, error, retry } = useFormRecord(resource, id);
  if (error && !record) return <ErrorState error={error} onRetry={retry} />;
  if (!record) return <LoadingState rows={8} />;
  return <CreateForm resource={resource} copied={record} />;
}

function Edit({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const { record, error, retry } = useFormRecord(resource, id);
  if (error && !record) return <ErrorState error={error} onRetry={retry} />;
  if (!record) return <LoadingState rows={8} />;
  const title = localize(record.$title);
  const path = screenPath(resource);
  return (
    <>
      <PageHeader
        title={t('edit', { name: title })}
        breadcrumb={[
          { label: localize(resource.label.many), to: path },
          { label: title, to: `${path}/${id}` },
          { label: t('actions.edit') },
        ]}
      />
      <Card>
        <EditForm resource={resource} record={record} />
      </Card>
    </>
  );
}

function useFormRecord(resource: Resource, id: string) {
  const { query } = useOne<ConsoleRecord, ApiError>({
    resource: apiPath(resource).slice(1),
    id,
    errorNotification: false,
    // A form is filled from what the API holds now, and keeps it until it is saved.
    queryOptions: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  });
  return { record: query.data?.data, error: query.error, retry: query.refetch };
}
