import { type ReactNode, useState } from 'react';
import type { Resource } from '#framework/schema/resource';
import type { FormValues } from '@framework/forms/formValues';
import { compareVersions, resolvedInput, type Side } from './compareVersions';
import type { ConsoleRecord } from '../consoleRecord';
import { StaleDialog } from './StaleDialog';

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
export function useStaleDialog(resource: Resource): readonly [Ask, ReactNode] {
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
