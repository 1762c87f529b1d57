import { bothNames, userName } from 'sijil/server/db/names';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { findRequest } from '../requests/findRequest';
import { requestAudiences } from '#domain/screens/recordPath';
import type { Language, Localized, Name } from 'sijil/base/i18n/localized';
import type { noteBody } from '#domain/requests/stepBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { requestNotes } from '../../db/schema/conversations';
import { users } from '../../db/schema/users';
import { fieldError } from 'sijil/server/http/apiError';
import type { RequestRow } from '../../workflow/effect';
import { readNoticeData, sendNotices } from '../notifications/sendNotices';
import { textTable } from 'sijil/schema/texts/textTable';
import type { z } from 'zod';
import { adminRoles } from '#domain/access/roles';
import type { notesView } from '#domain/api/messageViews';

const texts = textTable('checks/addNote', {
  nobody: {
    ar: 'أحد المذكورين لا يملك صلاحية فتح هذا الطلب. احذفه من التعليق.',
    en: 'One of those mentioned cannot open this request. Take them out of the note.',
  },
} satisfies Record<string, Localized>);

interface Note {
  readonly actor: Actor;
  readonly language: Language;
  readonly noteInput: ShapeValues<typeof noteBody>;
}

/**
 * Stores a note and notifies the people mentioned, in one transaction.
 * @throws ApiError validation_failed for somebody who may not read it
 */
export async function addNote(
  api: AppContext,
  tx: Transaction,
  request: RequestRow,
  { actor, language, noteInput }: Note,
): Promise<void> {
  const mentionedIdSet = new Set(noteInput.mentionedIds ?? []);
  const mentioned = (await readColleagues(tx, request)).filter(({ id }) => mentionedIdSet.has(id));
  if (mentioned.length !== mentionedIdSet.size) throw fieldError('mentionedIds', texts.nobody[language]);
  await tx.insert(requestNotes).values({
    requestId: request.id,
    authorId: actor.userId,
    body: noteInput.body,
    mentionedIds: [...mentionedIdSet],
    createdAt: api.clock(),
  });
  const others = mentioned.filter(({ id }) => id !== actor.userId);
  if (others.length === 0) return;
  const people = await tx
    .select({
      id: users.id,
      name: users.name,
      nameEn: users.nameEn,
      email: users.email,
      language: users.language,
      role: users.role,
    })
    .from(users)
    .where(inArray(users.id, [...others.map(({ id }) => id), actor.userId]));
  const author = people.find(({ id }) => id === actor.userId)?.name ?? '';
  for (const person of people.filter(({ id }) => id !== actor.userId)) {
    const audience = requestAudiences[person.role];
    if (!audience) continue;
    const data = await readNoticeData(tx, request, audience, `${author}: ${noteInput.body}`);
    await sendNotices(api, tx, { kind: 'mentioned', requestId: request.id, data }, [person]);
  }
}

/** Registers operations on internal notes of a request; clients and inspectors have no access. */
export function registerNotes(api: AppContext): void {
  operation(api, 'inspections.notes', {
    summary: 'The internal notes of a request, and whom of the staff a note may mention',
    handler: async ({ actor, params }) =>
      loadNotes(api.db, await findRequest(api.db, actor, params.id), actor.userId),
  });

  operation(api, 'inspections.addNote', {
    summary: 'Add an internal note; mentioned people are notified',
    status: 201,
    handler: async ({ actor, params, body, language }) => {
      const request = await findRequest(api.db, actor, params.id);
      await api.db.transaction((tx) => addNote(api, tx, request, { actor, language, noteInput: body }));
      return loadNotes(api.db, request, actor.userId);
    },
  });
}

type View = z.output<typeof notesView>;

/** Colleagues who may open a request and so can be mentioned in its notes, including the reader. */
function readColleagues(db: Queryable, { supervisorId }: RequestRow): Promise<View['colleagues']> {
  const supervisor: SQL | undefined = supervisorId === null ? undefined : eq(users.id, supervisorId);
  return db
    .select({ id: users.id, name: userName, role: users.role })
    .from(users)
    .where(
      and(eq(users.active, true), isNull(users.deletedAt), or(inArray(users.role, adminRoles), supervisor)),
    )
    .orderBy(asc(users.name), asc(users.id));
}

/** Staff's notes about a request, oldest first. */
async function loadNotes(db: Queryable, request: RequestRow, readerId: string): Promise<View> {
  const rows = await db
    .select({
      id: requestNotes.id,
      body: requestNotes.body,
      author: { name: userName, role: users.role },
      mentioned: sql<
        Name[]
      >`(select coalesce(jsonb_agg(${bothNames(sql`m.name`, sql`m.name_en`)} order by m.name), '[]') from users m where m.id = any(${requestNotes.mentionedIds}))`,
      createdAt: requestNotes.createdAt,
    })
    .from(requestNotes)
    .innerJoin(users, eq(users.id, requestNotes.authorId))
    .where(eq(requestNotes.requestId, request.id))
    .orderBy(asc(requestNotes.position));
  const colleagues = await readColleagues(db, request);
  return { notes: rows, colleagues: colleagues.filter(({ id }) => id !== readerId) };
}
