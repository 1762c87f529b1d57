import { useState } from 'react';
import { useLocation } from 'react-router';
import { registry } from '#app/resources';
import { applyDesign, noDesign } from '#framework/schema/designs/applyDesign';
import { useIsHeldPage } from '@framework/components/heldPage';
import { isUnsaved } from '@framework/forms/unsavedForms';
import { useSession } from '@framework/providers/session';

/**
 * Gives the application the record types and the fields of the session's design, and returns the key by which a page is
 * drawn anew when they change. A page with unsaved input follows when it is left, one with an open menu or dialog when that is closed.
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
  const isChanged = shown !== drawn.shown;
  const isHeld = useIsHeldPage(isChanged);
  const isOther = isChanged && (isLeft || !(isHeld || isUnsaved()));
  if (isOther) applyDesign(registry, design);
  if (isOther || isLeft) setDrawn({ shown: isOther ? shown : drawn.shown, pathname });
  return drawn.shown;
}
