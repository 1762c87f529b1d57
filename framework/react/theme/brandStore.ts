import { create } from 'zustand';
import { originalBrand } from '#app/originalBrand';
import type { BrandView } from '#framework/contract/brandView';

/** The brand of the code. */
export const original: BrandView = { ...originalBrand, colours: {}, pictures: {} };

/** The brand as the server wrote it into the page, so that the original is never seen before it. */
function written(): BrandView {
  const text = globalThis.document?.getElementById('brand')?.textContent;
  return text ? JSON.parse(text) : original;
}

/** Name and look of the application. */
export const useBrand = create<BrandView>(written);
