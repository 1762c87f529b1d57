import { and, asc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { holdsPrivilege } from '#framework/server/db/actingRole';
import type { Language } from '#framework/base/i18n/localized';
import type { NoticeAudience } from '#domain/notifications/requestNotices';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import { branchAssignments } from '../../db/schema/accounts';
import type { RequestRow } from '../../workflow/effect';

export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The active people who belong to an audience of a request. */
export function findRecipients(
  tx: Queryable,
  request: RequestRow,
  audience: NoticeAudience,
): Promise<Recipient[]> {
  return tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(
      and(
        eq(users.active, true),
        isNull(users.deletedAt),
        eq(users.emailTaken, false),
        belongsTo(tx, request, audience),
      ),
    )
    .orderBy(asc(users.id));
}

function belongsTo(tx: Queryable, request: RequestRow, audience: NoticeAudience): SQL | undefined {
  switch (audience) {
    case 'client':
      return or(eq(users.id, request.clientId), managesBranch(tx, request.branchId));
    case 'operations':
      return holdsPrivilege('requests.operate');
    case 'finance':
      return holdsPrivilege('payments.decide');
    case 'supervisor':
      return isPerson(request.supervisorId);
    case 'inspector':
      return isPerson(request.inspectorId);
  }
}

const isPerson = (id: string | null) => (id === null ? sql`false` : eq(users.id, id));

function managesBranch(tx: Queryable, branchId: string | null): SQL | undefined {
  if (branchId === null) return undefined;
  return exists(
    tx
      .select({ one: sql`1` })
      .from(branchAssignments)
      .where(and(eq(branchAssignments.userId, users.id), eq(branchAssignments.branchId, branchId))),
  );
}

/** Admins who decide about accounts and people. */
export function findGeneralAdmins(tx: Queryable) {
  return tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true), isNull(users.deletedAt)));
}
