import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import { useToast } from '@framework/toast/useToast';
import type { ConsoleRecord } from '../consoleRecord';
import { useOneTimePassword } from '../actions/useOneTimePassword';
import { useRecordWrites } from '../writes/useRecordWrites';

type Save = (values: Readonly<Record<string, unknown>>) => Promise<ConsoleRecord>;

/** Makes a record and says so; a new account's password is told before anything else happens. @throws ApiError */
export function useCreateRecord(resource: Resource): readonly [Save, ReactNode] {
  const { t } = useTranslation('console');
  const toast = useToast();
  const localize = useLocalize();
  const { create } = useRecordWrites(resource);
  const [tell, dialog] = useOneTimePassword();
  const save: Save = async (values) => {
    const record = await create(values);
    const name = localize(record.$title);
    if (record.$oneTimePassword) await tell(name, record.$oneTimePassword);
    toast.success(t('created', { name }));
    return record;
  };
  return [save, dialog];
}
