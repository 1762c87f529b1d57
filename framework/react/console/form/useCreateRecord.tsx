import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import { useToast } from '@framework/toast/useToast';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { useShownOnce } from '../actions/useShownOnce';
import { useRecordWrites } from '../writes/useRecordWrites';

type Save = (values: Readonly<Record<string, unknown>>) => Promise<ConsoleRecord>;

/** Makes a record and says so; what is shown once comes before anything else happens. @throws CallError */
export function useCreateRecord(resource: Resource): readonly [Save, ReactNode] {
  const { t } = useTranslation('console');
  const toast = useToast();
  const localize = useLocalize();
  const { create } = useRecordWrites(resource);
  const [showOnce, dialog] = useShownOnce(resource);
  const save: Save = async (values) => {
    const record = await create(values);
    const name = localize(record.$title);
    await showOnce(name, record);
    toast.success(t('created', { name }));
    return record;
  };
  return [save, dialog];
}
