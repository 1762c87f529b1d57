import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { validate } from '#framework/schema/validate';
import { isSame } from '@framework/forms/formValues';
import { ApiError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { useLanguage } from '@framework/providers/language';
import type { ConsoleRecord } from '../consoleRecord';
import { useRefresh } from '../writes/useRefresh';
import { useRecordWrites } from '../writes/useRecordWrites';

interface InlineSave {
  readonly resource: Resource;
  readonly name: string;
  readonly record: ConsoleRecord;
  readonly onClose: (saved: ConsoleRecord | null, keyboard: boolean) => void;
}

/**
 * One value on its way to the API: checked by the form's own rules, sent with the version that was read. What is refused
 * stays as it was typed, with the reason. If somebody else was quicker, the list is read anew and the next attempt is
 * made on their version.
 */
export function useInlineSave({ resource, name, record, onClose }: InlineSave) {
  const { t } = useTranslation(['list', 'common']);
  const language = useLanguage();
  const refresh = useRefresh(resource);
  const { update } = useRecordWrites(resource);
  const [draft, setDraft] = useState<unknown>(record[name]);
  const [message, setMessage] = useState('');
  const [stale, setStale] = useState(false);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);

  const refuse = (error: unknown) => {
    const isStale = error instanceof ApiError && error.code === 'stale_version';
    setStale(isStale);
    if (isStale) refresh();
    setMessage(isStale ? t('inline.stale') : messageOf(error, name, t('common:error')));
  };

  const save = async (value: unknown, keyboard: boolean): Promise<void> => {
    if (sending.current) return;
    if (isSame(record[name], value)) return onClose(null, keyboard);
    const checked = validate(resource, 'update', { [name]: value }, language, record);
    if (!checked.ok) return setMessage(Object.values(checked.errors).flat().join(' '));
    sending.current = true;
    setPending(true);
    try {
      onClose(await update(record.id, { ...checked.values, version: record.version }), keyboard);
    } catch (error) {
      refuse(error);
    } finally {
      sending.current = false;
      setPending(false);
    }
  };

  const change = (value: unknown) => {
    setDraft(value);
    setMessage('');
    setStale(false);
  };
  return { draft, change, save, message, stale, pending };
}

function messageOf(error: unknown, name: string, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.fields[name]?.join(' ') || inlineMessage(error) || fallback;
}
