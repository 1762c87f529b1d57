import type { z } from 'zod';
import type { accountView } from '#framework/contract/sessionViews';
import { actingRole } from '../db/actingRole';
import type { users } from '../db/schema/users';
import { designFor } from '../designs/designFor';
import type { Actor } from '../http/actor';
import { asksForProof } from '../http/sessions';

/** What every application answers of the signed-in person. */
export function accountViewOf(
  user: typeof users.$inferSelect & { readonly mustAddSecondFactor: boolean },
  session: Pick<Actor, 'seenBy' | 'throughProvider'>,
): z.output<typeof accountView> {
  const { id, name, email, language, mustChangePassword, mustAddSecondFactor } = user;
  const role = actingRole(user);
  const { seenBy } = session;
  const asked = asksForProof(session);
  return {
    id,
    name,
    email,
    role,
    language,
    must_change_password: mustChangePassword && asked,
    must_add_second_factor: mustAddSecondFactor && asked,
    ...(seenBy && { seen_by: seenBy.name }),
    ...designFor(role),
  };
}
