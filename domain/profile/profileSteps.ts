/** The steps of completing a registration, in their order. */
export const profileSteps = ['company', 'documents', 'locations', 'identity', 'review'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** The steps whose answers are typed; identity is proven, and the review only looks. */
export const typedSteps = ['company', 'documents', 'locations'] as const;
export type TypedStep = (typeof typedSteps)[number];

export function isTypedStep(step: string): step is TypedStep {
  return (typedSteps as readonly string[]).includes(step);
}

/** What was typed so far, by step; perhaps incomplete, perhaps wrong. */
export type ProfileAnswers = Partial<Record<TypedStep, Readonly<Record<string, unknown>>>>;
