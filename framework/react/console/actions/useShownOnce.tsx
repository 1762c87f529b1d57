import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import { ShownOnce, type ShownOnceWords } from './ShownOnce';

interface Shown extends ShownOnceWords {
  readonly done: () => void;
}

/**
 * Shows what an answer holds this once: the password of a new account, or the secret of a declaration with one. Resolves
 * when the person has closed it, at once where there is nothing to show.
 */
export function useShownOnce({
  secret,
}: Pick<Resource, 'secret'>): readonly [(name: string, answer: unknown) => Promise<void>, ReactNode] {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const [shown, setShown] = useState<Shown | null>(null);
  const wordsOf = (name: string, answer: unknown): ShownOnceWords | null => {
    const password = textOf(answer, '$oneTimePassword');
    if (password !== null)
      return {
        title: t('oneTimePassword.title', { name }),
        hint: t('oneTimePassword.hint'),
        label: t('oneTimePassword.label'),
        value: password,
      };
    const value = textOf(answer, '$secret');
    if (value === null || !secret) return null;
    const label = localize(secret.label);
    return { title: t('shownOnce.title', { what: label, name }), hint: localize(secret.hint), label, value };
  };
  const show = async (name: string, answer: unknown) => {
    const words = wordsOf(name, answer);
    if (!words) return;
    await new Promise<void>((done) => setShown({ ...words, done }));
    setShown(null);
  };
  const dialog = shown && <ShownOnce {...shown} onClose={shown.done} />;
  return [show, dialog];
}

function textOf(answer: unknown, name: '$oneTimePassword' | '$secret'): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'string' ? value : null;
}
