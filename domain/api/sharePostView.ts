import { z } from 'zod';
import { localizedText } from './parts';

/** A certificate as a post: what to say, and where each network takes it. */
export const sharePostView = z.object({
  /** The public page of the certificate; its preview is drawn by the server. */
  url: z.string(),
  caption: localizedText,
  links: z.object({
    twitter: z.string(),
    facebook: z.string(),
    linkedin: z.string(),
    whatsapp: z.string(),
  }),
});
export type SharePost = z.output<typeof sharePostView>;
