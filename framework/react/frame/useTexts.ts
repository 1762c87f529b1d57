import { useEffect, useState } from 'react';
import type { SessionUser } from '#app/session';
import { isInUse } from '@framework/forms/unsavedForms';
import { followTexts } from '@framework/i18n/changedTexts';
import type { BrandView } from '#framework/contract/brandView';
import { original, useBrand } from '@framework/theme/brandStore';

/** Takes over the brand of the session's design, the original one where it has none. True where the name is another. */
function adoptBrand(brand: BrandView = original): boolean {
  const before = useBrand.getState();
  if (JSON.stringify(brand) === JSON.stringify(before)) return false;
  useBrand.setState(brand, true);
  return JSON.stringify(brand.name) !== JSON.stringify(before.name);
}

/**
 * Brings the page to the brand and the words of the session's design, and returns the key by which it is drawn anew when they change. A
 * page in use is left as it is until it is drawn for another reason.
 */
export function useTexts(user: SessionUser | undefined): string {
  const [drawn, setDrawn] = useState('');
  const version = user && (user.design?.texts ?? '');
  const brand = user?.design?.brand;
  useEffect(() => {
    if (version === undefined) return;
    const isRenamed = adoptBrand(brand);
    void followTexts(version).then((isOther) => {
      if ((isOther || isRenamed) && !isInUse()) setDrawn([version, brand?.name.en].join('/'));
    });
  }, [version, brand]);
  return drawn;
}
