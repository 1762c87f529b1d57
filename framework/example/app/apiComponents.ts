import type { ZodType } from 'zod';
import { sessionUser } from '../domain/contract';

/** Schemas with their own names in the OpenAPI document. */
export const components: Readonly<Record<string, ZodType>> = { SessionUser: sessionUser };
