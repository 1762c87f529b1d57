import {
  type CertificateTemplate,
  certificateTemplateProblems,
  certificateTemplateSchema,
} from '#domain/templates/certificateTemplate';
import { certificateDesign } from '#domain/templates/seed/certificateDesign';
import type { KindRules } from './kindRules';

export const certificateRules: KindRules<CertificateTemplate> = {
  schema: certificateTemplateSchema,
  empty: (key, title) => ({ ...certificateDesign, key, title }),
  renamed: (template, key, title) => ({ ...template, key, title }),
  nameOf: ({ title }) => title,
  subjectOf: () => null,
  filesOf: () => [],
  assertSavable: () => undefined,
  problems: certificateTemplateProblems,
};
