import type { z } from 'zod';
import type { Wire } from '#framework/contract/parts';
import type { sessionUser } from '../domain/contract';
import type { Role } from '../domain/roles';

export type SessionUser = Wire<z.infer<typeof sessionUser>>;

/** Choices of a user that the browser stores: none. */
export type SessionChoices = Readonly<Record<never, never>>;
export const noChoices: SessionChoices = {};
export const startingChoices = (_user: SessionUser): SessionChoices => noChoices;

/** Visitor of screens for the signed-in user. */
export const visitorOf = ({ role }: { readonly role: Role }) => ({ role });
