import { z } from 'zod';
import { cardFormats } from '../../certificates/cardFormats';
import {
  archiveTemplateBody,
  createTemplateBody,
  drawTemplateBody,
  publishTemplateBody,
  saveDraftBody,
} from '../../templates/templateBodies';
import { done } from 'sijil/contract/exchange';
import {
  placeholderView,
  socialTemplateRowView,
  templateRowView,
  templatesSummaryView,
  templateView,
  versionContentView,
} from '../templateViews';
import { keysOf } from 'sijil/base/objects';

/** Language of the preview; `both` shows the languages in two columns, as the contract is sent. */
const inLanguages = z.object({ language: z.enum(['ar', 'en', 'both']).default('both') });
/** A certificate is one page in one language. */
const inLanguage = z.object({ language: z.enum(['ar', 'en']).default('ar') });
const cardFormat = z.enum(keysOf(cardFormats));
const flag = z.enum(['true', 'false']).default('true');

/** Templates: writing, publishing and retiring them, and reading their contents. */
export const templateOperations = {
  'templates.summary': { answer: templatesSummaryView },
  'templates.create': { body: createTemplateBody, bodyKb: 1024, answer: templateView },
  'templates.saveDraft': { body: saveDraftBody, bodyKb: 1024, answer: templateView },
  'templates.publish': { body: publishTemplateBody, answer: templateView },
  'templates.archive': { body: archiveTemplateBody, answer: templateView },
  'templates.delete': { answer: done },
  'templateVersions.get': { answer: versionContentView },
  'inspectionTemplates.list': { answer: z.array(templateRowView) },
  'inspectionTemplates.get': {
    query: z.object({ categories: flag, questions: flag }),
    answer: templateView,
  },
  'inspectorForms.get': { answer: versionContentView },
  'contractTemplates.list': { answer: z.array(templateRowView) },
  'contractTemplates.get': { answer: templateView },
  'contractTemplates.preview': { query: inLanguages, answer: { file: 'application/pdf' as const } },
  'contractTemplates.draw': {
    query: inLanguages,
    body: drawTemplateBody,
    bodyKb: 1024,
    answer: { file: 'application/pdf' as const },
  },
  'certificateTemplates.list': { answer: z.array(templateRowView) },
  'certificateTemplates.get': { answer: templateView },
  'certificateTemplates.preview': { query: inLanguage, answer: { file: 'application/pdf' as const } },
  'certificateTemplates.draw': {
    query: inLanguage,
    body: drawTemplateBody,
    bodyKb: 1024,
    answer: { file: 'application/pdf' as const },
  },
  'socialTemplates.list': { answer: z.array(socialTemplateRowView) },
  'socialTemplates.get': { answer: templateView },
  'socialTemplates.draw': {
    query: inLanguage.extend({ format: cardFormat.default('preview') }),
    body: drawTemplateBody,
    bodyKb: 1024,
    answer: { file: 'image/png' as const },
  },
  'templateVersions.placeholders': { answer: z.array(placeholderView) },
};
