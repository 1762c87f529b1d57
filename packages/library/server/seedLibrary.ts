import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { hashPassword } from 'sijil/server/http/secrets';
import type { Transaction } from 'sijil/server/db/connect';
import { onlyRow } from 'sijil/server/db/storedRows';
import { tables } from './tables';
import { users } from 'sijil/server/db/schema/users';
import { trialPassword } from 'sijil/server/firstAccounts';
import type { AppContext } from 'sijil/server/http/appContext';
import type { DeclaredRole } from 'sijil/schema/application';

const dayMs = 86_400_000;

const shelves = [
  { name: 'أدب', room: 'القاعة الأولى' },
  { name: 'علوم', room: 'القاعة الثانية' },
];

const books = [
  { title: 'موسم الهجرة إلى الشمال', author: 'الطيب صالح', isbn: '9789953211954', shelf: 0 },
  { title: 'البؤساء', author: 'فيكتور هوغو', isbn: '9780451419439', shelf: 0 },
  { title: 'ساق البامبو', author: 'سعود السنعوسي', isbn: '9786140105942', shelf: 0 },
  { title: 'Cosmos', author: 'Carl Sagan', isbn: '9780345539434', shelf: 1 },
  { title: 'On the Origin of Species', author: 'Charles Darwin', isbn: '9780451529060', shelf: 1 },
];

/** Fills a new library: two people, two shelves, five books and a loan that ends in a week. */
export async function seedLibrary({ db, clock }: AppContext): Promise<void> {
  const now = clock();
  const passwordHash = await hashPassword(trialPassword);
  await db.transaction(async (tx) => {
    const addPerson = (person: { name: string; email: string; role: DeclaredRole }) =>
      insertPerson(tx, { ...person, passwordHash, emailVerifiedAt: now });
    await addPerson({ name: 'هدى الشمري', email: 'librarian@example.test', role: 'librarian' });
    const memberId = await addPerson({ name: 'سالم العتيبي', email: 'member@example.test', role: 'member' });
    const shelfIds = await tx.insert(tables.shelves).values(shelves).returning({ id: tables.shelves.id });
    const rows = books.map(({ shelf, ...book }, place) => ({
      ...book,
      shelfId: shelfIds[shelf]?.id ?? '',
      lent: place === 0,
    }));
    const [first] = await tx.insert(tables.books).values(rows).returning({ id: tables.books.id });
    await tx.insert(tables.loans).values({
      bookId: first?.id ?? '',
      memberId,
      lentOn: riyadhDate(now),
      dueOn: riyadhDate(new Date(now.getTime() + 7 * dayMs)),
    });
  });
}

async function insertPerson(
  tx: Transaction,
  person: Pick<typeof users.$inferInsert, 'name' | 'email' | 'role' | 'passwordHash' | 'emailVerifiedAt'>,
): Promise<string> {
  const inserted = await tx
    .insert(users)
    .values({ ...person, phone: '+966500000000' })
    .returning({ id: users.id });
  const { id } = onlyRow(inserted);
  await tx.insert(tables.members).values({ id });
  return id;
}
