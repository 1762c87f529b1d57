import type { Role } from '#app/roles';

/** Callers of an operation: anybody at all, anybody signed in, or the roles named. */
export type OperationAudience = 'public' | 'any' | readonly Role[];

export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly audience: OperationAudience;
}

export const row = <M extends OperationRow['method'], U extends string, A extends OperationAudience>(
  method: M,
  url: U,
  audience: A,
) => ({
  method,
  url,
  audience,
});
