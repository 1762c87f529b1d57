import { useState } from 'react';
import { useLocation } from 'react-router';
import { registry } from '#app/resources';
import { applyDesign, noDesign } from '#framework/schema/designs/applyDesign';
import { isInUse } from '@framework/forms/unsavedForms';
import { useSession } from '@framework/providers/session';

/**
 * Gives the application the record types and the fields of the session's design, and returns the key by which a page is
 * drawn anew when they change. A page in use, such as one with unsaved input or an open menu, is left as it is until it is left.
 */
export function useDesign(): string {
  const designed = useSession(({ user }) => user?.design);
  // A session that an older release stored in this browser may lack a part.
  const design = { ...noDesign, ...designed };
  const { pathname } = useLocation();
  const shown = JSON.stringify([design.types, design.fields, design.roles, design.buttons]);
  const [drawn, setDrawn] = useState(() => {
    applyDesign(registry, design);
    return { shown, pathname };
  });
  const isLeft = pathname !== drawn.pathname;
  const isOther = shown !== drawn.shown && (isLeft || !isInUse());
  if (isOther) applyDesign(registry, design);
  if (isOther || isLeft) setDrawn({ shown: isOther ? shown : drawn.shown, pathname });
  return drawn.shown;
}
