import { eq } from 'drizzle-orm';
import { isolateLtr } from '#framework/base/formats/bidi';
import type { Language } from '#framework/base/i18n/localized';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { users } from '#framework/server/db/schema/users';
import { loadRequestPlace, mapLinkOf } from '../requests/requestPlace';

/** Directions for an email: the place of a visit and its contact; `mapLink` is empty for a company without a branch. */
export type VisitDirections = Readonly<
  Record<Language, { readonly where: string; readonly contact: string }>
> & {
  readonly mapLink: string;
};

export async function loadVisitDirections(db: Queryable, requestId: string): Promise<VisitDirections> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error(`request ${requestId} vanished`);
  const place = await loadRequestPlace(db, request);
  const [client] = await db
    .select({ name: users.name, phone: users.phone })
    .from(users)
    .where(eq(users.id, request.clientId));
  if (!place) {
    const contact = `${client?.name ?? ''} ${isolateLtr(client?.phone ?? '')}`.trim();
    return { ar: { where: '—', contact }, en: { where: '—', contact }, mapLink: '' };
  }
  const { branch, city, district } = place;
  const contact = `${branch.responsibleName} ${isolateLtr(branch.responsiblePhone)}`;
  const where = (language: Language, comma: string) =>
    [branch.name, branch.street, district?.[language], city[language], branch.shortAddress]
      .filter(Boolean)
      .join(comma);
  return {
    ar: { where: where('ar', '، '), contact },
    en: { where: where('en', ', '), contact },
    mapLink: branch.place ? mapLinkOf(branch.place) : '',
  };
}
