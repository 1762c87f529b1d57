import { eq, and, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { resources } from '#resources';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { compile } from 'sijil/server/resources/compile';
import { readRecords } from 'sijil/server/resources/records';
import { updateRecord } from 'sijil/server/resources/changeRecord';
import type { servicePair } from '#domain/api/lookupViews';
import type { Language } from 'sijil/base/i18n/localized';
import type { Queryable } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { quoteFor } from '../orders/quoteFor';

/** Registers operations on services beyond their declaration and ordering. */
export function registerServices(api: AppContext): void {
  operation(api, 'services.deactivate', {
    summary: 'Offer a service no longer; requests that were placed go on',
    handler: async ({ actor, language, params }) => {
      const resource = resources.services;
      const [service] = await readRecords(api, api.db, resource, actor, eq(compile(resource).id, params.id));
      if (!service) throw new ApiError('not_found');
      if (service['active'] === false) return service;
      const input = { version: service.version, active: false };
      return updateRecord(api, { resource, actor, language }, params.id, input);
    },
  });

  operation(api, 'services.clientPrice', {
    summary:
      'What a service or one of its packages costs for the caller’s own branch or vehicles; orders nothing',
    handler: ({ actor, params, body, language }) =>
      quoteFor(api, actor, { ...body, serviceId: params.id }, language),
  });

  operation(api, 'services.clientDropdown', {
    summary: 'Services that can be ordered, to choose from',
    handler: ({ language }) => readDropdown(api.db, language),
  });
}

/** Offered services as value and label, sorted alphabetically in the caller's language. */
async function readDropdown(db: Queryable, language: Language): Promise<z.output<typeof servicePair>[]> {
  const { services } = tables;
  const rows = await db
    .select({ value: services.id, name: services.name, subject: services.subject })
    .from(services)
    .where(and(eq(services.active, true), isNull(services.deletedAt)));
  return rows
    .map(({ value, name, subject }) => ({ value, label: name[language], subject }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
