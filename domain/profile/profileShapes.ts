import { companyBody } from './companyBody';
import { locationsBody } from './locationsBody';

/** The shape of each typed step; the form and the API judge by the same ones. */
export const profileShapes = { company: companyBody, locations: locationsBody };
