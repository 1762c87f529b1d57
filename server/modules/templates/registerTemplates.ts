import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { placeholders, placeholdersFor } from '#domain/templates/placeholders';
import type { TemplateKind } from '#domain/templates/templateKinds';
import { createTemplate, saveTemplateDraft } from './saveTemplateDraft';
import { findVersion, loadTemplate, loadTemplateOf } from './loadTemplate';
import { listTemplates, loadTemplatesSummary } from './listTemplates';
import { archiveTemplate, deleteTemplate, publishTemplate } from './publishTemplate';
import { registerFormTemplates, registerSocialTemplates } from './registerTemplateLists';

/** Registers writing, publishing and retiring the templates of every kind. */
export function registerTemplates(api: AppContext): void {
  registerReading(api);
  registerWriting(api);
  registerFormTemplates(api);
  registerContractTemplates(api);
  registerCertificateTemplates(api);
  registerSocialTemplates(api);
}

function registerReading(api: AppContext): void {
  operation(api, 'templates.summary', {
    summary: 'How many templates of each kind there are, and which were worked on last',
    handler: () => loadTemplatesSummary(api.db),
  });

  operation(api, 'templateVersions.get', {
    summary: 'What a published version says',
    handler: ({ params: { versionId } }) => findVersion(api.db, versionId),
  });

  operation(api, 'templateVersions.placeholders', {
    summary: 'The keys that the texts of a version may hold, and which of them it uses',
    handler: async ({ params: { versionId } }) => {
      const { kind, content } = await findVersion(api.db, versionId);
      return placeholderGuide(kind, content);
    },
  });
}

function registerWriting(api: AppContext): void {
  operation(api, 'templates.create', {
    summary: 'Begin a template: empty, as a copy of another, or from an exported file',
    status: 201,
    handler: async (call) => loadTemplate(api.db, await createTemplate(api, call, call.body)),
  });

  operation(api, 'templates.saveDraft', {
    summary: 'Save the draft of a template; refused with 409 where somebody else has saved it meanwhile',
    handler: async (call) => {
      await saveTemplateDraft(api, call, call.params.id, call.body);
      return loadTemplate(api.db, call.params.id);
    },
  });

  operation(api, 'templates.publish', {
    summary: 'Make the draft the newest version; refused with every reason where it is not ready',
    handler: async ({ actor, params: { id }, body }) => {
      await publishTemplate(api, actor, id, body);
      return loadTemplate(api.db, id);
    },
  });

  operation(api, 'templates.archive', {
    summary: 'Take a template off the shelf, or put it back',
    handler: async ({ actor, params: { id }, body }) => {
      await archiveTemplate(api, actor, id, body.archived);
      return loadTemplate(api.db, id);
    },
  });

  operation(api, 'templates.delete', {
    summary: 'Delete a template that was never used',
    handler: async ({ actor, params: { id } }) => {
      await deleteTemplate(api, actor, id);
      return null;
    },
  });
}

/** Placeholders of a kind's texts, and which of them a body uses; empty for texts without placeholders. */
function placeholderGuide(kind: TemplateKind, body: unknown) {
  if (kind === 'form') return [];
  const text = JSON.stringify(body);
  return placeholdersFor(kind).map((key) => {
    const { label, example } = placeholders[key];
    return { key, label, example, used: text.includes(`{${key}}`) };
  });
}

/** Registers operations on certificate templates, for their authors. */
function registerCertificateTemplates(api: AppContext): void {
  operation(api, 'certificateTemplates.list', {
    summary: 'The templates of certificates, with what is published and what is being written',
    handler: () => listTemplates(api.db, 'certificate'),
  });

  operation(api, 'certificateTemplates.get', {
    summary: 'A certificate template with its draft and versions',
    handler: ({ params: { id } }) => loadTemplateOf(api.db, 'certificate', id),
  });
}

/** Registers operations on the contract's terms, for their authors. */
function registerContractTemplates(api: AppContext): void {
  operation(api, 'contractTemplates.list', {
    summary: 'The templates of the contract, with what is published and what is being written',
    handler: () => listTemplates(api.db, 'contract'),
  });

  operation(api, 'contractTemplates.get', {
    summary: 'A contract template with its draft and versions',
    handler: ({ params: { id } }) => loadTemplateOf(api.db, 'contract', id),
  });
}
