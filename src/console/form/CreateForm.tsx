import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import { ShapeForm } from '@/forms/ShapeForm';
import { useSession } from '@/providers/session';
import { backOf } from '../backOf';
import { useCreateRecord } from './useCreateRecord';
import { writableNames } from '../visibleFields';

/** A new record; what the address gives (`?clientId=…`) is filled in already. */
export function CreateForm({ resource }: { readonly resource: Resource }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [address] = useSearchParams();
  const role = useSession((session) => session.user?.role ?? null);
  const [create, dialog] = useCreateRecord(resource);
  const [given] = useState(() =>
    Object.fromEntries([...address].filter(([name]) => Object.hasOwn(resource.fields, name))),
  );
  const back = backOf(state);
  const path = screenPath(resource);

  const save = async (values: Readonly<Record<string, unknown>>) => {
    const { id } = await create(values);
    await navigate(back ?? `${path}/${id}`, { replace: true });
  };

  return (
    <>
      <ShapeForm
        shape={resource}
        initialValues={given}
        fields={writableNames(resource, role, 'create')}
        sections={resource.sections}
        stickyActions
        onSubmit={save}
        onCancel={() => void navigate(back ?? path)}
      />
      {dialog}
    </>
  );
}
