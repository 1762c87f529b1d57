import type { z } from 'zod';
import type { accountView } from '#framework/contract/sessionViews';
import { actingRole } from '../db/actingRole';
import type { users } from '../db/schema/users';
import { designFor } from '../designs/designFor';
import type { Actor } from '../http/actor';

/** What every application answers of the signed-in person. */
export function accountViewOf(
  user: typeof users.$inferSelect & { readonly mustAddSecondFactor: boolean },
  { seenBy }: Pick<Actor, 'seenBy'>,
): z.output<typeof accountView> {
  const { id, name, email, language, mustChangePassword, mustAddSecondFactor } = user;
  const role = actingRole(user);
  return {
    id,
    name,
    email,
    role,
    language,
    must_change_password: mustChangePassword && !seenBy,
    must_add_second_factor: mustAddSecondFactor && !seenBy,
    ...(seenBy && { seen_by: seenBy.name }),
    ...designFor(role),
  };
}
