import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import { ShapeForm } from '@/forms/ShapeForm';
import { useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';
import { backOf } from './backOf';
import { useOneTimePassword } from './useOneTimePassword';
import { useRecordWrites } from './useRecordWrites';
import { writableNames } from './visibleFields';

/** A new record; what the address gives (`?clientId=…`) is filled in already. */
export function CreateForm({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation('console');
  const { message } = App.useApp();
  const localize = useLocalize();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [address] = useSearchParams();
  const role = useSession((session) => session.user?.role ?? null);
  const { create } = useRecordWrites(resource);
  const [tell, dialog] = useOneTimePassword();
  const [given] = useState(() =>
    Object.fromEntries([...address].filter(([name]) => Object.hasOwn(resource.fields, name))),
  );
  const back = backOf(state);
  const path = screenPath(resource);

  const save = async (values: Readonly<Record<string, unknown>>) => {
    const record = await create(values);
    if (record.$oneTimePassword) await tell(localize(record.$title), record.$oneTimePassword);
    void message.success(t('created', { name: localize(record.$title) }));
    await navigate(back ?? `${path}/${record.id}`, { replace: true });
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
