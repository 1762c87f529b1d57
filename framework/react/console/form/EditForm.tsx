import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Resource, screenPath } from '#framework/schema/resource';
import { changedFields, type FormValues, toInput } from '@framework/forms/formValues';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { ApiError } from '@framework/providers/apiError';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { useToast } from '@framework/toast/useToast';
import type { ConsoleRecord } from '../consoleRecord';
import { useRecordWrites } from '../writes/useRecordWrites';
import { writableNames } from '../visibleFields';
import { useReturnToRecord } from './useReturnToRecord';
import { compareVersions, resolvedInput, type Side } from './compareVersions';
import { StaleDialog } from './StaleDialog';

interface EditFormProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** Sends what was changed only, so that two people may change different fields of one record. */
export function EditForm({ resource, record: current }: EditFormProps) {
  const { t } = useTranslation('console');
  const toast = useToast();
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const { update } = useRecordWrites(resource);
  const [askWhich, dialog] = useStaleDialog(resource);
  // Read anew meanwhile, the record would carry somebody else's version, and theirs would be overwritten unasked.
  const [record] = useState(current);
  const typed = useRef<FormValues>(record);
  const leave = useReturnToRecord(`${screenPath(resource)}/${record.id}`);

  const send = async (input: Readonly<Record<string, unknown>>, version: number): Promise<ConsoleRecord> => {
    if (Object.keys(input).length === 0) return record;
    try {
      return await update(record.id, { ...input, version });
    } catch (error) {
      const theirs = newerRecord(error);
      if (!theirs) throw error;
      const chosen = await askWhich(record, { ...record, ...typed.current }, theirs);
      if (!chosen) throw error;
      // Once more, because a third person may have been quicker still.
      return send(chosen, theirs.version);
    }
  };

  const save = async (values: Readonly<Record<string, unknown>>) => {
    const changes = changedFields(toInput(resource.fields, 'update', record), values);
    const saved = await send(changes, record.version);
    toast.success(t('saved', { name: localize(saved.$title) }));
    await leave();
  };

  return (
    <>
      <ShapeForm
        shape={resource}
        mode="update"
        initialValues={record}
        fields={writableNames(resource, role, 'update')}
        sections={resource.sections}
        stickyActions
        onValuesChange={(values) => (typed.current = values)}
        onSubmit={save}
        onCancel={() => void leave()}
      />
      {dialog}
    </>
  );
}

/** The record as somebody else saved it, which the refusal of a stale version brings along. */
function newerRecord(error: unknown): ConsoleRecord | null {
  if (!(error instanceof ApiError) || error.code !== 'stale_version' || !error.details) return null;
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

/** Asks whose values to keep when somebody else has saved meanwhile; null when the person goes back to the form. */
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
