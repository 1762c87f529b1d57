import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { files } from '../db/schema/files';
import { type Signer, linkExpiry, linkPads } from './fileLinks';

/** Placeholder for one of `linkValues`, or the value itself. */
export type LinkGiven = (name: string) => Placeholder | SQL;

/** Parameters with which `linkSql` signs, as one row to select from: `linkValues`, each under its name. */
export function linkParameters(given: LinkGiven): SQL {
  return sql`(select ${given('expires')}::text as expires, ${given('innerPad')}::bytea as inner_pad, ${given('outerPad')}::bytea as outer_pad) as link`;
}

export function linkValues(signer: Signer) {
  const { inner, outer } = linkPads(signer.linkKey);
  return { expires: String(linkExpiry(signer)), innerPad: inner, outerPad: outer };
}

/** The link of the file with an id, exactly as `toFileLink` makes it; null where there is no such file. */
export function linkSql(id: SQL): SQL {
  const mac = sql`sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8')))`;
  const signature = sql`translate(rtrim(encode(${mac}, 'base64'), '='), '+/', '-_')`;
  const url = sql`'/files/' || file.id || '?expires=' || link.expires || '&signature=' || ${signature}`;
  return sql`(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', ${url}) from ${files} as file where file.id = ${id})`;
}

/** The links of several files in their order; null where the record says nothing, and without those that are gone. */
export function linksSql(ids: SQL): SQL {
  const link = linkSql(sql`listed.id`);
  return sql`(select json_agg(held.link order by held.place) from (select listed.place, ${link} as link from unnest(${ids}) with ordinality as listed(id, place)) as held where held.link is not null)`;
}
