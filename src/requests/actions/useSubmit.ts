import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@framework/providers/apiError';
import type { ActionFormProps } from './actionForm';

/** Sending a form that draws its own inputs: whether it is on its way, and what the API said against it. */
export function useSubmit(submit: ActionFormProps['submit']) {
  const { t } = useTranslation();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (body: Readonly<Record<string, unknown>>) => {
    setPending(true);
    setProblem('');
    try {
      await submit(body);
    } catch (error) {
      setProblem(sentenceOf(error) || t('error'));
    } finally {
      setPending(false);
    }
  };
  return { send, pending, problem, setProblem };
}

/** Message of an error; nothing when its fields have messages of their own. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const messages = Object.values(error.fields).flat();
  return messages.length > 0 ? [...new Set(messages)].join(' ') : error.message;
}
