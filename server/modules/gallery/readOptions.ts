import { and, asc, desc, eq, exists, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { galleryClients, galleryOptions } from '#domain/api/galleryViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { inForm } from '#domain/gallery/gallery';
import type { Queryable } from '#framework/server/db/connect';
import { evidencePictures } from '../../db/schema/evidence';
import { formVersions } from '../../db/schema/requests';
import { holdsFolded } from '#framework/server/db/searchKey';
import { tables } from '#framework/server/db/schema/tables';

type Options = z.output<typeof galleryOptions>;

/** Number of clients in the options; others are found by typing their name. */
const clientsShown = 50;

/** The categories of all forms, as their newest versions name them. */
export async function readCategories(db: Queryable): Promise<Options> {
  const forms = await newestForms(db);
  return forms.flatMap(({ id: form, body }) =>
    body.categories.map(({ key, title }) => ({
      value: inForm(form, key),
      label: severalForms(forms, body, title),
    })),
  );
}

/** The questions of all forms, or of one category. */
export async function readQuestions(db: Queryable, category: string | undefined): Promise<Options> {
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
export async function readClients(
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
    .select({ value: clients.id, label: clients.companyName })
    .from(clients)
    .where(and(hasPictures, search ? holdsFolded(clients.companyName, search) : undefined))
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

/** Categories of different forms may have the same title: the form is then named too. */
function severalForms(
  forms: readonly Newest[],
  { title: form }: InspectionForm,
  title: Options[number]['label'],
) {
  if (forms.length < 2) return title;
  return { ar: `${title.ar} (${form.ar})`, en: `${title.en} (${form.en})` };
}
