import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from 'sijil/schema/fieldKinds';
import { hasOptions } from 'sijil/schema/kindFacts';
import { chosenFor, type ListFilters, withFilter } from 'sijil/schema/lists/listFilters';
import type { Field } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import { validate } from 'sijil/schema/validate';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { useAbilities } from 'sijil/react/providers/may';
import { useToast } from 'sijil/react/toast/toastStore';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { writableNames } from '../visibleFields';
import { useRecordWrites, useRefresh } from '../writes/useRecordWrites';

/** A column of a board; null: the records without a value. */
export interface BoardColumn {
  readonly value: string | null;
  readonly filters: ListFilters;
}

/** The columns of a list by one of its choices, as far as its filters leave any. */
export function boardColumns(name: string, field: Field, filters: ListFilters): BoardColumn[] {
  if (!hasOptions(field)) return [];
  const chosen = chosenFor(filters, name);
  const only = chosen.eq === undefined ? chosen.in?.split(',') : [chosen.eq];
  const not = new Set(chosen.ne?.split(','));
  const isFilled = chosen.null !== 'true';
  const values = Object.keys(field.options).filter(
    (value) => isFilled && !not.has(value) && (only?.includes(value) ?? true),
  );
  const mayBeEmpty =
    !field.required && kindOf(field).filters.includes('null') && !only && chosen.null !== 'false';
  return [
    ...(mayBeEmpty ? [{ value: null, filters: withFilter(filters, name, { null: 'true' }) }] : []),
    ...values.map((value) => ({ value, filters: withFilter(filters, name, { eq: value }) })),
  ];
}

interface Moving {
  /** False where the person may not change the field; a single record may still be refused. */
  readonly may: boolean;
  /** Id of the record that is being saved. */
  readonly pending: string | null;
  /** Id of the record that was moved last, whose card takes the focus. */
  readonly moved: string | null;
  readonly move: (record: ConsoleRecord, to: string | null, label: string) => Promise<void>;
}

/** Moves records between the columns of a board: the change that their form would make, which can be undone. */
export function useMoveRecord(resource: Resource, name: string): Moving {
  const { t } = useTranslation(['list', 'common']);
  const language = useLanguage();
  const localize = useLocalize();
  const toast = useToast();
  const dialogs = useDialogs();
  const can = useAbilities(resource);
  const role = useSession((session) => session.user?.role ?? null);
  const refresh = useRefresh(resource);
  const { update } = useRecordWrites(resource);
  const [pending, setPending] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);

  const refuse = (reason: string) => {
    dialogs.error({ title: reason, content: t('common:nothingChanged'), okText: t('common:close') });
    return null;
  };
  const write = async (record: ConsoleRecord, to: unknown): Promise<ConsoleRecord | null> => {
    const checked = validate(resource, 'update', { [name]: to }, language, record);
    if (!checked.ok) {
      return refuse(Object.values(checked.errors).flat().join(' '));
    }
    setPending(record.id);
    try {
      return await update(record.id, { ...checked.values, version: record.version });
    } catch (error) {
      // Somebody else saved first: the next attempt uses the newer version.
      if (error instanceof CallError && error.code === 'stale_version') refresh();
      return refuse(messageOf(error) || t('common:error'));
    } finally {
      setPending(null);
    }
  };
  const move: Moving['move'] = async (record, to, label) => {
    const from = record[name] ?? null;
    const saved = await write(record, to);
    if (!saved) return;
    setMoved(saved.id);
    toast.success(t('layout.moved', { name: localize(saved.$title), to: label }), {
      action: { label: t('common:undo'), run: async () => void (await write(saved, from)) },
    });
  };
  return {
    may: can.update && writableNames(resource, role, 'update').includes(name),
    pending,
    moved,
    move,
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) return '';
  return Object.values(error.fields).flat().join(' ') || inlineMessage(error);
}
