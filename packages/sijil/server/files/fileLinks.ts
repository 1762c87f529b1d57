import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { FileLink } from 'sijil/contract/parts';
import type { AppContext } from '../http/appContext';
import type { Queryable } from '../db/connect';
import { files } from '../db/schema/files';

const lifetimeMs = 3_600_000;

export type Signer = Pick<AppContext, 'linkKey' | 'clock'>;
interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Link that opens the file for an hour, for anybody who has it: images and downloads cannot carry a header. */
export function toFileLink(signer: Signer, file: StoredFile): FileLink {
  const expires = linkExpiry(signer);
  const url = `/files/${file.id}?expires=${expires}&signature=${sign(signer.linkKey, file.id, expires)}`;
  return { id: file.id, name: file.name, type: file.type, size: file.size, url };
}

/**
 * Expiry of a link that is made now; rounded to the hour, so that a list fetched twice has the same link and the browser reuses
 * its cached picture.
 */
export function linkExpiry({ clock }: Pick<Signer, 'clock'>): number {
  return (Math.floor(clock().getTime() / lifetimeMs) + 2) * lifetimeMs;
}

const hmacBlock = 64;

/** Inner and outer pad of the HMAC-SHA256 of `sign`: PostgreSQL, which has only SHA-256, signs with them. */
export function linkPads(key: string): { readonly inner: Buffer; readonly outer: Buffer } {
  const bytes = Buffer.from(key);
  const block = Buffer.alloc(hmacBlock);
  (bytes.length > hmacBlock ? createHash('sha256').update(bytes).digest() : bytes).copy(block);
  return {
    inner: Buffer.from(block.map((byte) => byte ^ 0x36)),
    outer: Buffer.from(block.map((byte) => byte ^ 0x5c)),
  };
}

/** Address of a picture's thumbnail, under the signature of the picture's link. */
export function toThumbnailUrl({ id, url }: FileLink): string {
  return url.replace(`/files/${id}?`, `/files/${id}/thumbnail?`);
}

export function isSignedLink(signer: Signer, id: string, expires: number, signature: string): boolean {
  if (!(expires > signer.clock().getTime())) return false;
  const expected = Buffer.from(sign(signer.linkKey, id, expires));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function sign(key: string, id: string, expires: number): string {
  return createHmac('sha256', key).update(`${id}:${expires}`).digest('base64url');
}

/** Links of many files in one query, by id; ids that do not exist are left out. */
export async function linksOf(
  signer: Signer,
  db: Queryable,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, FileLink>> {
  const fileIdSet = [...new Set(ids.filter((id): id is string => Boolean(id)))];
  if (fileIdSet.length === 0) return new Map();
  const rows = await db.select().from(files).where(inArray(files.id, fileIdSet));
  return new Map(rows.map((row) => [row.id, toFileLink(signer, row)]));
}

/** Placeholder for one of `linkValues`, or the value itself. */
export type LinkGiven = (name: string) => Placeholder | SQL;

/** Parameters with which `linkSql` signs, as a row to select from: `linkValues`, each under its name. */
export function linkParameters(given: LinkGiven): SQL {
  return sql`(select ${given('expires')}::text as expires, ${given('innerPad')}::bytea as inner_pad, ${given('outerPad')}::bytea as outer_pad) as link`;
}

export function linkValues(signer: Signer) {
  const { inner, outer } = linkPads(signer.linkKey);
  return { expires: String(linkExpiry(signer)), innerPad: inner, outerPad: outer };
}

/** Link of the file with an id, exactly as `toFileLink` builds it; null where there is no such file. */
export function linkSql(id: SQL): SQL {
  const mac = sql`sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8')))`;
  const signature = sql`translate(rtrim(encode(${mac}, 'base64'), '='), '+/', '-_')`;
  const url = sql`'/files/' || file.id || '?expires=' || link.expires || '&signature=' || ${signature}`;
  return sql`(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', ${url}) from ${files} as file where file.id = ${id})`;
}

/** Links of several files in order, without missing ones; null where the record has no value. */
export function linksSql(ids: SQL): SQL {
  const link = linkSql(sql`listed.id`);
  return sql`(select json_agg(held.link order by held.place) from (select listed.place, ${link} as link from unnest(${ids}) with ordinality as listed(id, place)) as held where held.link is not null)`;
}
