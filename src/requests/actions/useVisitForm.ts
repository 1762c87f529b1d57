import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescheduleBody, sendDetailsBody } from '#domain/requests/visitBodies';
import { type FieldErrors, validate } from '#framework/schema/validate';
import { CallError } from '@framework/providers/apiError';
import { useLanguage } from '@framework/providers/language';
import type { ActionFormProps } from './actionForm';

/** State of a visit's form, and its submission: a proposal with a note, or a new time with its reason. */
export function useVisitForm({ request, name, submit }: ActionFormProps) {
  const { t } = useTranslation(['requests', 'common']);
  const language = useLanguage();
  const [visitAt, setVisitAt] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const moves = name !== 'sendDetails';
  const word = moves ? 'reason' : 'note';

  const refuse = (error: unknown) => {
    const fields = error instanceof CallError ? Object.entries(error.fields) : [];
    setErrors(Object.fromEntries(fields.map(([field, messages]) => [field, [...messages]])));
    if (fields.length === 0) setProblem(error instanceof CallError ? error.message : t('common:error'));
  };

  const send = async () => {
    const body = { version: request.version, visitAt, ...(words.trim() && { [word]: words.trim() }) };
    const result = validate(moves ? rescheduleBody : sendDetailsBody, 'create', body, language);
    setProblem('');
    // The field already shows a day, so only the hour is missing.
    const missing = visitAt === null && { visitAt: [t('visit.timeMissing')] };
    setErrors(result.ok ? {} : { ...result.errors, ...missing });
    if (!result.ok) return;
    setPending(true);
    try {
      await submit(body);
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };

  const choose = (moment: string | null) => {
    setVisitAt(moment);
    setErrors({});
  };
  const write = (text: string) => {
    setWords(text);
    setErrors({});
  };
  return { visitAt, choose, words, write, word, moves, errors, problem, pending, send };
}
