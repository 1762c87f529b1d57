import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { resourceList } from '#app/resources';
import { applyDesign, noDesign } from '#framework/schema/designs/applyDesign';
import { isUnsaved } from '@framework/forms/unsavedForms';
import { useSession } from '@framework/providers/session';

/**
 * Gives the declarations the fields of the session's design, and returns its version, by which a page is drawn anew. A
 * form that holds unsaved changes is left as it is until its page is left.
 */
export function useDesign(): number {
  const design = useSession(({ user }) => user?.design) ?? noDesign;
  const { pathname } = useLocation();
  const [drawn, setDrawn] = useState(() => {
    applyDesign(resourceList, design);
    return design.version;
  });
  useEffect(() => {
    if (design.version === drawn || isUnsaved()) return;
    applyDesign(resourceList, design);
    setDrawn(design.version);
  }, [design, drawn, pathname]);
  return drawn;
}
