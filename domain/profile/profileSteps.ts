import { isMember } from 'sijil/base/objects';
import { companyBody } from './companyFields';
import { locationsBody } from './locationsBody';

/** Steps of completing a registration, in their order. */
export const profileSteps = ['company', 'locations', 'identity'] as const;

export type ProfileStep = (typeof profileSteps)[number];

/** Steps with typed answers; identity is proven instead. */
export const typedSteps = ['company', 'locations'] as const;

export type TypedStep = (typeof typedSteps)[number];

export function isTypedStep(step: string): step is TypedStep {
  return isMember(typedSteps, step);
}

/** Typed values so far, by step; they may be incomplete or invalid. */
export type ProfileAnswers = Partial<Record<TypedStep, Readonly<Record<string, unknown>>>>;

/** Shape of each typed step, shared by the form and the API. */
export const profileShapes = { company: companyBody, locations: locationsBody };
