import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from 'sijil/schema/resource';
import { changedFields, type FormValues, toInput } from 'sijil/react/forms/formValues';
import { CallError } from 'sijil/react/providers/apiError';
import { useLocalize } from 'sijil/react/providers/language';
import { useToast } from 'sijil/react/toast/toastStore';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useRecordWrites } from '../writes/useRecordWrites';
import { compareVersions, resolvedInput, type Side, StaleDialog } from './StaleDialog';

interface Changes {
  /** Sends the differences from the record that the form started with. @throws CallError */
  readonly save: (record: ConsoleRecord, values: FormValues) => Promise<void>;
  /** Called with the typed values, for the comparison with somebody else's save. */
  readonly onValuesChange: (values: FormValues) => void;
  readonly dialog: ReactNode;
}

/** Saves what was changed only, so that two people may change different fields of one record. */
export function useSaveChanges(resource: Resource): Changes {
  const { t } = useTranslation('console');
  const toast = useToast();
  const localize = useLocalize();
  const { update } = useRecordWrites(resource);
  const [askWhich, dialog] = useStaleDialog(resource);
  const typed = useRef<FormValues>({});

  const send = async (record: ConsoleRecord, input: FormValues, version: number): Promise<ConsoleRecord> => {
    if (Object.keys(input).length === 0) return record;
    try {
      return await update(record.id, { ...input, version });
    } catch (error) {
      const theirs = newerRecord(error);
      if (!theirs) throw error;
      const chosen = await askWhich(record, { ...record, ...typed.current }, theirs);
      if (!chosen) throw error;
      // Recursive, because a third person may have saved meanwhile.
      return send(record, chosen, theirs.version);
    }
  };

  const save = async (record: ConsoleRecord, values: FormValues) => {
    const changes = changedFields(toInput(resource.fields, 'update', record), values);
    const saved = await send(record, changes, record.version);
    toast.success(t('saved', { name: localize(saved.$title) }));
  };
  const onValuesChange = (values: FormValues) => {
    typed.current = values;
  };
  return { save, onValuesChange, dialog };
}

/** Returns the record as somebody else saved it, from the details of a stale-version refusal. */
function newerRecord(error: unknown): ConsoleRecord | null {
  if (!(error instanceof CallError) || error.code !== 'stale_version' || !error.details) return null;
  return error.details as ConsoleRecord;
}

interface Question {
  readonly base: ConsoleRecord;
  readonly mine: FormValues;
  readonly theirs: ConsoleRecord;
  readonly answer: (chosen: Readonly<Record<string, Side>> | null) => void;
}

type Ask = (
  base: ConsoleRecord,
  mine: FormValues,
  theirs: ConsoleRecord,
) => Promise<Record<string, unknown> | null>;

/** Asks whose values to keep after somebody else's save; null when the person returns to the form. */
function useStaleDialog(resource: Resource): readonly [Ask, ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const { fields } = resource;

  const ask: Ask = async (base, mine, theirs) => {
    const chosen = await new Promise<Readonly<Record<string, Side>> | null>((answer) =>
      setQuestion({ base, mine, theirs, answer }),
    );
    setQuestion(null);
    return chosen && resolvedInput(fields, compareVersions(fields, base, mine, theirs), chosen);
  };

  const dialog = question && (
    <StaleDialog
      resource={resource}
      differences={compareVersions(fields, question.base, question.mine, question.theirs)}
      theirs={question.theirs}
      onAnswer={question.answer}
    />
  );
  return [ask, dialog];
}
