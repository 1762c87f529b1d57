import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { findNewestVersion } from './findVersion';
import { listTemplates } from './listTemplates';
import { loadTemplateOf } from './loadTemplate';
import { bodyOf } from './kindRules';

/** The forms that inspectors fill in: the drafts of their authors, and the published versions. */
export function registerFormTemplates(api: AppContext): void {
  operation(api, 'inspectionTemplates.list', {
    summary: 'The inspection form templates, drafts and archived ones included, those worked on last first',
    handler: () => listTemplates(api.db, 'form'),
  });

  operation(api, 'inspectionTemplates.get', {
    summary:
      'A form template with its draft and versions; without its categories or questions where they are not wanted',
    handler: async ({ params: { id }, query }) => {
      const template = await loadTemplateOf(api.db, 'form', id);
      return { ...template, draft: trim(bodyOf('form', template.draft), query) };
    },
  });

  operation(api, 'inspectorForms.get', {
    summary: 'The newest published version of a form, as inspectors are given it',
    handler: ({ params: { id } }) => findNewestVersion(api.db, 'form', id),
  });
}

type Flags = Readonly<Record<'categories' | 'questions', 'true' | 'false'>>;

function trim(form: InspectionForm, { categories, questions }: Flags): InspectionForm {
  if (categories === 'false') return { ...form, categories: [] };
  if (questions === 'true') return form;
  return { ...form, categories: form.categories.map((one) => ({ ...one, questions: [] })) };
}
