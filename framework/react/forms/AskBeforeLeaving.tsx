import { lazy, Suspense, useState } from 'react';
import { useUnsavedForms } from './unsavedForms';

// The question and its dialog are fetched with the first thing that could be lost.
const UnsavedChanges = lazy(() => import('./UnsavedChanges'));

/** Stays, once it was needed: a router forgets a question that is taken away while it is asked. */
export function AskBeforeLeaving() {
  const unsaved = useUnsavedForms(({ forms }) => forms.length > 0);
  const [needed, setNeeded] = useState(unsaved);
  if (unsaved && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <UnsavedChanges />
    </Suspense>
  ) : null;
}
