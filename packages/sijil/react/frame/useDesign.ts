import type { SessionUser } from 'sijil/contract/sessionViews';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { registry } from 'sijil/schema/application';
import { applyDesign, noDesign } from 'sijil/schema/designs/applyDesign';
import { useIsHeldPage } from 'sijil/react/components/heldPage';
import { isInUse, isUnsaved } from 'sijil/react/forms/unsavedForms';
import { useSession } from 'sijil/react/providers/session';
import { fetchChangedTexts } from 'sijil/react/i18n/textFiles';
import type { BrandView } from 'sijil/contract/designView';
import { currentBrand, showBrand } from 'sijil/react/theme/useAppearance';

/**
 * Applies the record types and fields of the session's design, and returns the key under which the page is rendered again
 * when they change. With unsaved input that waits until the page is left, with an open menu or dialog until it is closed.
 */
export function useDesign(): string {
  const designed = useSession(({ user }) => user?.design);
  // A session that an older release stored in this browser may lack a part.
  const design = { ...noDesign, ...designed };
  const { pathname } = useLocation();
  const shown = JSON.stringify([design.types, design.fields, design.roles, design.buttons]);
  const [drawn, setDrawn] = useState(() => {
    applyDesign(registry(), design);
    return { shown, pathname };
  });
  const isLeft = pathname !== drawn.pathname;
  const isChanged = shown !== drawn.shown;
  const isHeld = useIsHeldPage(isChanged);
  const isOther = isChanged && (isLeft || !(isHeld || isUnsaved()));
  if (isOther) applyDesign(registry(), design);
  if (isOther || isLeft) setDrawn({ shown: isOther ? shown : drawn.shown, pathname });
  return drawn.shown;
}

/** Applies the brand of the session's design, or the original one. Returns true if the name has changed. */
function adoptBrand(brand: BrandView | undefined): boolean {
  const { name } = currentBrand();
  showBrand(brand ?? null);
  return JSON.stringify(currentBrand().name) !== JSON.stringify(name);
}

/**
 * Applies the brand and the texts of the session's design, and returns the key under which the page is rendered again when
 * they change. A page in use keeps its texts until it is rendered for another reason.
 */
export function useTexts(user: SessionUser | undefined): string {
  const [drawn, setDrawn] = useState('');
  const version = user && (user.design?.texts ?? '');
  const brand = user?.design?.brand;
  useEffect(() => {
    if (version === undefined) return;
    const isRenamed = adoptBrand(brand);
    void fetchChangedTexts(version).then((isOther) => {
      if ((isOther || isRenamed) && !isInUse()) setDrawn([version, brand?.name.en].join('/'));
    });
  }, [version, brand]);
  return drawn;
}
