import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { adminRoles } from '#domain/access/roles';
import type { notesView } from '#domain/api/noteViews';
import type { Queryable } from '#framework/server/db/connect';
import { requestNotes } from '../../db/schema/notes';
import { users } from '#framework/server/db/schema/users';
import type { RequestRow } from '../../workflow/requestRow';

type View = z.output<typeof notesView>;

/** Colleagues who may open a request and so be mentioned in its notes, the reader included. */
export function readColleagues(db: Queryable, { supervisorId }: RequestRow): Promise<View['colleagues']> {
  const supervisor: SQL | undefined = supervisorId === null ? undefined : eq(users.id, supervisorId);
  return db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(
      and(eq(users.active, true), isNull(users.deletedAt), or(inArray(users.role, adminRoles), supervisor)),
    )
    .orderBy(asc(users.name), asc(users.id));
}

/** Notes of staff about a request, the oldest first. */
export async function loadNotes(db: Queryable, request: RequestRow, readerId: string): Promise<View> {
  const rows = await db
    .select({
      id: requestNotes.id,
      body: requestNotes.body,
      author: { name: users.name, role: users.role },
      mentioned: sql<
        string[]
      >`array(select m.name from users m where m.id = any(${requestNotes.mentionedIds}) order by m.name)`,
      createdAt: requestNotes.createdAt,
    })
    .from(requestNotes)
    .innerJoin(users, eq(users.id, requestNotes.authorId))
    .where(eq(requestNotes.requestId, request.id))
    .orderBy(asc(requestNotes.position));
  const colleagues = await readColleagues(db, request);
  return { notes: rows, colleagues: colleagues.filter(({ id }) => id !== readerId) };
}
