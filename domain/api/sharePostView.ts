import { z } from 'zod';
import { localizedText } from '#framework/contract/parts';

/** A certificate as a post: what to say, and where each network takes it. */
export const sharePostView = z.object({
  /** The public page of the certificate; its preview is drawn by the server. */
  url: z.string(),
  /** Id of the published post; null for the default one, where none is published. */
  templateId: z.string().nullable(),
  caption: localizedText,
  /** The picture, as each place takes it. */
  pictures: z.object({ preview: z.string(), post: z.string(), story: z.string() }),
  links: z.object({
    twitter: z.string(),
    facebook: z.string(),
    linkedin: z.string(),
    whatsapp: z.string(),
  }),
});
export type SharePost = z.output<typeof sharePostView>;
