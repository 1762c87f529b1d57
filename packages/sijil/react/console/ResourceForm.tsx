import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { indefiniteName } from 'sijil/react/fields/recordNoun';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { LaterFormEditors } from './editing/laterEditors';
import { copyParameter } from './form/newRecord';
import { CreateForm } from './form/CreateForm';
import { useDeclaredForm, useFormRecord } from './form/useDeclaredForm';
import { RecordAside } from './record/RecordAside';
import { useReturnToRecord } from './query/recordAddress';
import type { TypedForm } from 'sijil/react/forms/DrawnForm';

interface FormPartProps {
  readonly resource: Resource;
  readonly form: TypedForm;
}

/** Parts below the fields in forms of the framework's own declarations. */
const parts: Readonly<Record<string, ComponentType<Pick<FormPartProps, 'form'>>>> = {
  brand: lazy(() => import('./brand/BrandPart')),
};

/** Part below the fields of a generated form; most declarations have none. */
export function FormPart({ resource, form }: FormPartProps) {
  const Part = parts[resource.name];
  return Part ? (
    <Suspense fallback={null}>
      <Part form={form} />
    </Suspense>
  ) : null;
}

interface ResourceFormProps {
  readonly resource: Resource;
  /** Absent for a new record. */
  readonly id?: string | undefined;
}

/** Form of a new or of an existing record. */
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
  const { data, error, refetch } = useFormRecord(resource, id);
  const record = data?.data;
  if (error && !record) return <ErrorState error={error} onRetry={refetch} />;
  if (!record) return <LoadingState rows={8} />;
  return <CreateForm resource={resource} copied={record} />;
}

function Edit({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const path = screenPath(resource);
  const leave = useReturnToRecord(`${path}/${id}`);
  const { query, record, formProps, draftOffer, dialog } = useDeclaredForm(resource, {
    id,
    onMutationSuccess: leave,
  });
  if (query.error && !record) return <ErrorState error={query.error} onRetry={query.refetch} />;
  if (!record) return <LoadingState rows={8} />;
  const title = localize(record.$title);
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
      <LaterFormEditors resource={resource} id={id} />
      <RecordAside resource={resource} record={record} without={formProps.fields}>
        <Card>
          {draftOffer}
          <ShapeForm {...formProps} stickyActions onCancel={() => void leave()}>
            {(form) => <FormPart resource={resource} form={form} />}
          </ShapeForm>
          {dialog}
        </Card>
      </RecordAside>
    </>
  );
}
