import type { z } from 'zod';
import type { Wire } from '#framework/contract/parts';
import type { sessionUser } from '../domain/contract';
import type { Role } from '../domain/roles';

export type SessionUser = Wire<z.infer<typeof sessionUser>>;

/** Choices that the browser keeps of a person: none. */
export type SessionChoices = Readonly<Record<never, never>>;
export const noChoices: SessionChoices = {};
export const startingChoices = (_user: SessionUser): SessionChoices => noChoices;

/** The signed-in person as a visitor of screens. */
export const visitorOf = ({ role }: { readonly role: Role }) => ({ role });
