import { z } from 'zod';

/** The own new password that waits for an admin; null when none does. */
export const passwordRequestView = z.object({ askedAt: z.date().nullable() });

/** Same answer for every address, known or not. */
export const verificationSentView = z.object({ email: z.string() });
