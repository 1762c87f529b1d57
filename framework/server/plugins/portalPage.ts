import { escapeHtml } from '#framework/base/formats/escaping';
import type { BrandView } from '#framework/contract/brandView';
import { changedBrand } from '../db/followBrand';
import { changedTextsVersion } from '../db/followTexts';

/** True where the page that was built is not served as it is. */
export const isPageChanged = () => changedTextsVersion() !== '' || changedBrand() !== undefined;

/** The built page with what was changed while the system runs, which it reads before it is drawn. */
export function portalPage(built: string): string {
  const version = changedTextsVersion();
  const page = version === '' ? built : built.replace('<html', `<html data-texts="${version}"`);
  const brand = changedBrand();
  return brand ? withBrand(page, brand) : page;
}

/** Functions, because "$" in a name would otherwise be read as a pattern of the replacement. */
function withBrand(page: string, brand: BrandView): string {
  const { name, colours, pictures } = brand;
  const data = JSON.stringify(brand).replaceAll('<', String.raw`\u003c`);
  const head = [
    `<script type="application/json" id="brand">${data}</script>`,
    `<style>${arrivingColour('html', colours.light)}${arrivingColour('html[data-mode=dark]', colours.dark)}</style>`,
  ].join('\n');
  const named = page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name.ar)}</title>`)
    .replace('</head>', () => `${head}\n</head>`);
  const icon = pictures.icon ?? pictures.logo;
  if (!icon) return named;
  return named
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escapeHtml(icon.url)}">`)
    .replace(
      /<svg class="arriving"[\s\S]*?<\/svg>/,
      () => `<img class="arriving" src="${escapeHtml(icon.url)}" alt="">`,
    );
}

/** Colour of the mark that is shown before any code has run (`index.html`). */
function arrivingColour(root: string, colours: BrandView['colours']['light']): string {
  return colours ? `${root}{--arriving:${colours.primary}}` : '';
}
