import type { ZodType } from 'zod';
import { sessionUser } from '../domain/contract';

/** Schemas under names of their own in the OpenAPI document. */
export const components: Readonly<Record<string, ZodType>> = { SessionUser: sessionUser };
