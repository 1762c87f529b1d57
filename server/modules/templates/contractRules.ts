import {
  type ContractTemplate,
  contractTemplateProblems,
  contractTemplateSchema,
} from '#domain/templates/contractTemplate';
import type { KindRules } from './kindRules';

export const contractRules: KindRules<ContractTemplate> = {
  schema: contractTemplateSchema,
  empty: (key, title) => ({ key, title, clauses: [] }),
  renamed: (template, key, title) => ({ ...template, key, title }),
  nameOf: ({ title }) => title,
  subjectOf: () => null,
  filesOf: () => [],
  assertSavable: () => undefined,
  problems: contractTemplateProblems,
};
