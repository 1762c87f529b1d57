import { companyOf } from '../../../db/ownership';
import type { Transaction } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/actor';
import { need } from '../demoBusiness';

/** Demo people as signed-in actors. */
export interface Actors {
  readonly of: (userId: string) => Actor;
}

export async function readActors(tx: Transaction): Promise<Actors> {
  const people = new Map((await tx.select().from(users)).map((user) => [user.id, user]));
  return {
    of(userId) {
      const { role, name, email, language, clientId } = need(people.get(userId), `person ${userId}`);
      return {
        userId,
        role,
        name,
        email,
        language,
        sessionId: '',
        mustChangePassword: false,
        mustAddSecondFactor: false,
        throughProvider: false,
        seenBy: null,
        apiTokenId: null,
        scopes: null,
        spendingLimit: null,
        clientId: companyOf({
          id: userId,
          role,
          clientId,
        }),
        branchIds: null,
      };
    },
  };
}
