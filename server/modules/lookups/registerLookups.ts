import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OperationId, operations } from '#domain/access/operations';
import type { Resource } from 'sijil/schema/resource';
import { resources } from '#resources';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { questionRatings } from '#domain/lookups/questionRatings';
import type { Queryable } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { placeOfAddress } from './placeOfAddress';
import { namesTag } from 'sijil/server/http/requestInput';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { LookupPair } from '#domain/api/lookupViews';
import { compile } from 'sijil/server/resources/compile';
import { titleSql } from 'sijil/server/resources/titleSql';

/** Registers lists of choices: value and label in the caller's language, active records only, cacheable. */
export function registerLookups(api: AppContext): void {
  const { cities, cuisineTypes, nationalities, clientTypes, vehicleTypes, states, services } = resources;
  list(api, 'lookups.services', services);
  list(api, 'lookups.cities', cities);
  list(api, 'lookups.cuisineTypes', cuisineTypes);
  list(api, 'lookups.nationalities', nationalities);
  list(api, 'lookups.clientTypes', clientTypes, isNull(tables.clientTypes.parentId));
  list(api, 'lookups.vehicleTypes', vehicleTypes);
  list(api, 'lookups.states', states);
  listBelow(api, 'lookups.stateCities', states, cities, (id) => eq(tables.cities.stateId, id));
  listBelow(api, 'lookups.clientTypeChildren', clientTypes, clientTypes, (id) =>
    eq(tables.clientTypes.parentId, id),
  );
  listBelow(api, 'lookups.clientTypeNationalities', clientTypes, nationalities, isNationalityOf);
  registerSingleLookups(api);
}

type ListId = Extract<OperationId, `lookups.${string}`>;

/** Condition for the nationalities of a client type: its own; without any, those of its main type; otherwise all. */
function isNationalityOf(clientTypeId: string): SQL {
  const { clientTypes: own, nationalities } = tables;
  const main = alias(own, 'main');
  const chosen = sql`select coalesce(nullif(${own.nationalityIds}, '{}'), nullif(${main.nationalityIds}, '{}'))
    from ${own} left join ${own} as main on ${main.id} = ${own.parentId} where ${own.id} = ${clientTypeId}`;
  return sql`${nationalities.id} = any(coalesce((${chosen}), array[${nationalities.id}]))`;
}

function list(api: AppContext, id: ListId, resource: Resource, narrowing?: SQL): void {
  operation(api, id, {
    summary: `${resource.label.many.en} to choose from`,
    handler: async ({ language, request, reply }) => {
      const answer = await readPairs(api.db, resource, language, narrowing);
      return sendCached({ request, reply }, answer, sharingOf(id));
    },
  });
}

function listBelow(
  api: AppContext,
  id: ListId,
  parent: Resource,
  child: Resource,
  isBelow: (parentId: string) => SQL,
): void {
  operation(api, id, {
    summary: `${child.label.many.en} of a ${parent.label.one.en.toLowerCase()} to choose from`,
    handler: async ({ params, language, request, reply }) => {
      if (!(await isOffered(api.db, parent, params.id))) throw new ApiError('not_found');
      const answer = await readPairs(api.db, child, language, isBelow(params.id));
      return sendCached({ request, reply }, answer, sharingOf(id));
    },
  });
}

function sharingOf(id: ListId): 'public' | 'private' {
  return operations[id].audience === 'public' ? 'public' : 'private';
}

/** Registers lookups that are not lists of a declared resource. */
function registerSingleLookups(api: AppContext): void {
  operation(api, 'lookups.districtCoordinates', {
    summary: 'Where a district lies, to open the map there',
    handler: async ({ params, request, reply }) => {
      const place = await readCoordinates(api.db, params.id);
      if (!place) throw new ApiError('not_found');
      return sendCached({ request, reply }, place, 'public');
    },
  });

  registerNationalAddress(api);

  operation(api, 'lookups.questionRatings', {
    summary: 'What may be answered, with its meaning: the scores of a question or the stars of a review',
    handler: ({ params, language, request, reply }) => {
      const answer = questionRatings[params.type].map(({ value, label }) => ({
        value,
        label: label[language],
      }));
      return sendCached({ request, reply }, answer, 'private');
    },
  });
}

/** Coordinates of a district: its centre or, without one, its city's. Null for an unknown district. */
async function readCoordinates(
  db: Queryable,
  id: string,
): Promise<{ latitude: number; longitude: number } | null> {
  const { districts, cities } = tables;
  const [row] = await db
    .select({ own: districts.center, city: cities.center })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(and(eq(districts.id, id), isNull(districts.deletedAt)));
  return row ? (row.own ?? row.city) : null;
}

/** Registers the operation that fills in a place from its national short address. */
function registerNationalAddress(api: AppContext): void {
  operation(api, 'nationalAddresses.get', {
    summary: 'City, district, street and point of a national short address, as far as they are known here',
    // The register limits the number of calls.
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ params, request }) => {
      const found = await api.addresses?.find(params.code).catch((error: unknown) => {
        request.log.warn(error, 'the national address register could not be asked');
        throw new ApiError('address_unavailable');
      });
      if (!found) throw new ApiError('not_found');
      return placeOfAddress(api.db, found);
    },
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Sends the answer with an ETag, or 304 without a body if the caller has it already. It may be cached for five minutes; by
 * shared caches too, if everybody gets the same answer.
 */
function sendCached<T>({ request, reply }: Exchange, answer: T, audience: 'public' | 'private'): T {
  const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    etag: tag,
    'cache-control': `${audience}, max-age=300`,
    vary: audience === 'public' ? 'accept-language' : 'accept-language, authorization',
  });
  if (namesTag(request.headers['if-none-match'], tag)) reply.code(304).send();
  return answer;
}

/** Active records of a resource as value and label, sorted alphabetically in the caller's language. */
async function readPairs(
  db: Queryable,
  resource: Resource,
  language: Language,
  narrowing?: SQL,
): Promise<LookupPair[]> {
  const title = titleSql(resource) as SQL<string | Localized>;
  const rows = await db
    .select({ value: compile(resource).id, title })
    .from(compile(resource).table)
    .where(and(offered(resource), narrowing));
  return rows
    .map((row) => ({ value: String(row.value), label: labelOf(row.title, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** Returns true if a record exists and is offered: records under a retired one are not offered. */
async function isOffered(db: Queryable, resource: Resource, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: compile(resource).id })
    .from(compile(resource).table)
    .where(and(offered(resource), eq(compile(resource).id, id)));
  return rows.length > 0;
}

function offered(resource: Resource): SQL | undefined {
  const { deletedAt, findColumn } = compile(resource);
  const active = findColumn('active');
  return and(deletedAt ? isNull(deletedAt) : sql`true`, active ? eq(active, true) : undefined);
}

function labelOf(title: string | Localized, language: Language): string {
  return typeof title === 'string' ? title : title[language];
}
