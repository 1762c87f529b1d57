import type { CardFormat } from '#domain/certificates/cardFormats';
import type { Language } from '#framework/base/i18n/localized';
import type { SocialTemplate } from '#domain/templates/socialTemplate';
import type { AppContext } from '#framework/server/http/appContext';
import { drawOnce, type CachedDrawing } from '../../pdf/drawOnce';
import { buildCard } from './buildCard';
import type { Shared } from './postValues';

export interface CardLook {
  readonly post: SocialTemplate;
  readonly format: CardFormat;
  readonly language: Language;
}

/** The picture of a shared certificate as a post has it, drawn once for all who ask while it says the same. */
export async function certificateCard(
  api: Pick<AppContext, 'db' | 'config' | 'storage'>,
  certificate: Shared,
  look: CardLook,
): Promise<CachedDrawing> {
  return drawOnce('card', await buildCard(api, certificate, look));
}
