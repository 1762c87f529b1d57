import { z } from 'zod';

/** The latest score of a branch in each service that it was inspected in, the lowest first. */
export const serviceScores = z.array(
  z.object({ service: z.object({ ar: z.string(), en: z.string() }), score: z.number() }),
);
export type ServiceScores = z.output<typeof serviceScores>;
