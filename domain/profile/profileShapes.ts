import type { Shape } from '../schema/shape';
import type { Activity } from './activities';
import { companyBodies } from './companyBodies';
import { documentsBody } from './documentsBody';
import { locationsBody } from './locationsBody';
import type { TypedStep } from './profileSteps';

/** The shape of each typed step for a kind of business; the form and the API judge by the same ones. */
export function profileShapes(activity: Activity): Readonly<Record<TypedStep, Shape>> {
  return { company: companyBodies[activity], documents: documentsBody, locations: locationsBody };
}
