import { companyName } from '../../db/names';
import { and, asc, desc, eq, exists, sql, or } from 'drizzle-orm';
import type { z } from 'zod';
import { galleryExportLimit, inForm, scoreFields } from '#domain/gallery/gallery';
import { readsEach } from 'sijil/schema/fieldAccess';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { beginExport } from 'sijil/server/exports/exports';
import { resources } from '#resources';
import { countPictures, galleryWhere, readGallery } from './readGallery';
import type { galleryClients, galleryOptions } from '#domain/api/reportViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { Queryable } from 'sijil/server/db/connect';
import { evidencePictures } from '../../db/schema/evidence';
import { formVersions } from '../../db/schema/requests';
import { holdsFolded } from 'sijil/server/db/searchKey';
import { tables } from '../../db/schema/declared';

/** Registers the gallery of all pictures that inspectors attached to answers, once the form is submitted. */
export function registerGallery(api: AppContext): void {
  operation(api, 'gallery.list', {
    summary: 'Evidence pictures, the newest first; `after` is `next` of the part before',
    handler: ({ actor, query: { after, ...filters } }) => {
      // A filter by score would reveal the score.
      if (filters.score !== undefined && !readsEach(resources.requests, scoreFields, actor.role))
        throw new ApiError('forbidden');
      return readGallery(api, filters, after);
    },
  });

  operation(api, 'gallery.categories', {
    summary: 'The categories of all forms, to narrow the gallery by',
    handler: () => readCategories(api.db),
  });

  operation(api, 'gallery.questions', {
    summary: 'The questions of all forms or of one category, to narrow the gallery by',
    handler: ({ query }) => readQuestions(api.db, query.category),
  });

  operation(api, 'gallery.clients', {
    summary: 'Clients of whom there are pictures, by name; `q` finds others than the first fifty',
    handler: ({ query }) => readClients(api.db, query.q),
  });

  operation(api, 'gallery.export', {
    summary: 'Put the pictures that the filters leave into a zip, in the background',
    status: 202,
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ actor, query, language }) => {
      const total = await countPictures(api.db, galleryWhere(query), galleryExportLimit);
      if (total === 0) throw new ApiError('nothing_to_export');
      if (total > galleryExportLimit) throw new ApiError('export_too_large', { limit: galleryExportLimit });
      return beginExport(api, actor, {
        kind: 'gallery',
        task: 'exportGallery',
        page: '/gallery',
        language,
        query,
        total,
      });
    },
  });
}

type Options = z.output<typeof galleryOptions>;

/** Number of clients in the options; a typed name finds the others. */
const clientsShown = 50;

/** Categories of all forms, with the titles of their newest versions. */
async function readCategories(db: Queryable): Promise<Options> {
  const forms = await newestForms(db);
  return forms.flatMap(({ id: form, body }) =>
    body.categories.map(({ key, title }) => ({
      value: inForm(form, key),
      label: severalForms(forms, body, title),
    })),
  );
}

/** The questions of all forms, or of one category. */
async function readQuestions(db: Queryable, category: string | undefined): Promise<Options> {
  const forms = await newestForms(db);
  return forms.flatMap(({ id: form, body }) =>
    body.categories
      .filter(({ key }) => category === undefined || inForm(form, key) === category)
      .flatMap(({ questions }) =>
        questions.map(({ key, text }) => ({ value: inForm(form, key), label: text })),
      ),
  );
}

/** Clients with pictures, by name. */
async function readClients(
  db: Queryable,
  search: string | undefined,
): Promise<z.output<typeof galleryClients>> {
  const { clients } = tables;
  const hasPictures = exists(
    db
      .select({ one: sql`1` })
      .from(evidencePictures)
      .where(eq(evidencePictures.clientId, clients.id)),
  );
  return db
    .select({ value: clients.id, label: companyName })
    .from(clients)
    .where(
      and(
        hasPictures,
        search
          ? or(holdsFolded(clients.companyName, search), holdsFolded(clients.companyNameEn, search))
          : undefined,
      ),
    )
    .orderBy(asc(clients.companyName), asc(clients.id))
    .limit(clientsShown);
}

type Newest = { readonly id: string; readonly body: InspectionForm };

function newestForms(db: Queryable): Promise<Newest[]> {
  return db
    .selectDistinctOn([formVersions.templateId], { id: formVersions.templateId, body: formVersions.body })
    .from(formVersions)
    .orderBy(formVersions.templateId, desc(formVersions.version));
}

/** True if categories of different forms share a title: the form is then named too. */
function severalForms(
  forms: readonly Newest[],
  { title: form }: InspectionForm,
  title: Options[number]['label'],
) {
  if (forms.length < 2) return title;
  return { ar: `${title.ar} (${form.ar})`, en: `${title.en} (${form.en})` };
}
