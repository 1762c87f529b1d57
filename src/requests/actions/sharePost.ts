import type { Localized } from '#domain/i18n/localized';

/** A certificate as a post, as `clientInspections.sharePost` answers it. */
export interface SharePost {
  readonly url: string;
  readonly caption: Localized;
  readonly links: Readonly<Record<'twitter' | 'facebook' | 'linkedin' | 'whatsapp', string>>;
}
