import { useState } from 'react';
import { useLocation } from 'react-router';
import { registry } from '#app/resources';
import { applyDesign, noDesign } from '#framework/schema/designs/applyDesign';
import { isUnsaved } from '@framework/forms/unsavedForms';
import { useSession } from '@framework/providers/session';

/**
 * Gives the application the record types and the fields of the session's design, and returns the key by which a page is
 * drawn anew when they change. A page with unsaved input is left as it is until it is left.
 */
export function useDesign(): string {
  const designed = useSession(({ user }) => user?.design);
  // A session that an older release stored in this browser may lack a part.
  const design = { ...noDesign, ...designed };
  // Asked again on every page.
  useLocation();
  const shown = JSON.stringify([design.types, design.fields, design.roles, design.buttons]);
  const [drawn, setDrawn] = useState(() => {
    applyDesign(registry, design);
    return shown;
  });
  if (shown !== drawn && !isUnsaved()) {
    applyDesign(registry, design);
    setDrawn(shown);
  }
  return drawn;
}
