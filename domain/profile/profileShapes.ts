import { companyBody } from './companyBody';
import { locationsBody } from './locationsBody';

/** Shape of each typed step, shared by the form and the API. */
export const profileShapes = { company: companyBody, locations: locationsBody };
