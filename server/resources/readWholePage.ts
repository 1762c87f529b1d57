import { fillPlaceholders } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { openPresumption, type Reader } from '../db/presumption';
import { type FoundPage, type PageOfIds, pageOf, type PageQuery } from './readPageIds';

interface FoundWhole extends FoundPage {
  readonly json: string | null;
  readonly told?: string | null;
}

/** A page's ids and total, and its records as JSON, by one statement that asks for its reader too (`shownSql`). */
export async function readWholePage(
  db: Database,
  actor: Reader | null,
  query: PageQuery,
): Promise<PageOfIds & { readonly json: string }> {
  const presumption = openPresumption(actor);
  const values = fillPlaceholders(query.values, { ...presumption?.asked });
  const {
    rows: [page],
  } = await db.$client.query<FoundWhole>({ text: query.text, values });
  presumption?.confirm(page?.told);
  return { ...pageOf(page, query), json: page?.json ?? '[]' };
}
