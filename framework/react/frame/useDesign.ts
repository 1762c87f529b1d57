import { useState } from 'react';
import { useLocation } from 'react-router';
import { resourceList } from '#app/resources';
import { applyDesign, noDesign } from '#framework/schema/designs/applyDesign';
import { isUnsaved } from '@framework/forms/unsavedForms';
import { useSession } from '@framework/providers/session';

/**
 * Gives the declarations the fields of the session's design, and returns the key by which a page is drawn anew when they
 * change. A page with unsaved input is left as it is until it is left.
 */
export function useDesign(): string {
  const design = useSession(({ user }) => user?.design) ?? noDesign;
  // Asked again on every page.
  useLocation();
  const fields = JSON.stringify(design.fields);
  const [drawn, setDrawn] = useState(() => {
    applyDesign(resourceList, design);
    return fields;
  });
  if (fields !== drawn && !isUnsaved()) {
    applyDesign(resourceList, design);
    setDrawn(fields);
  }
  return drawn;
}
