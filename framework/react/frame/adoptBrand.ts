import type { BrandView } from '#framework/contract/brandView';
import { original, useBrand } from '@framework/theme/brandStore';

/** Takes over the brand of the session's design, the original one where it has none. True where the name is another. */
export function adoptBrand(brand: BrandView = original): boolean {
  const before = useBrand.getState();
  if (JSON.stringify(brand) === JSON.stringify(before)) return false;
  useBrand.setState(brand, true);
  return JSON.stringify(brand.name) !== JSON.stringify(before.name);
}
