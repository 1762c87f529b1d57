import { useEffect, useState } from 'react';
import type { SessionUser } from '#app/session';
import { isUnsaved } from '@framework/forms/unsavedForms';
import { followTexts } from '@framework/i18n/changedTexts';

/**
 * Brings the page to the words of the session's design, and returns the key by which it is drawn anew when they change. A
 * page with unsaved input is left as it is until it is drawn for another reason.
 */
export function useTexts(user: SessionUser | undefined): string {
  const [drawn, setDrawn] = useState('');
  const version = user && (user.design?.texts ?? '');
  useEffect(() => {
    if (version === undefined) return;
    void followTexts(version).then((isOther) => isOther && !isUnsaved() && setDrawn(version || 'original'));
  }, [version]);
  return drawn;
}
