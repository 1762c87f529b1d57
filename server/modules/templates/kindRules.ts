import type { z } from 'zod';
import type { Localized } from 'sijil/base/i18n/localized';
import { formProblemTexts, type TemplateProblem } from '#domain/templates/templateProblems';
import type { TemplateKind } from '#domain/templates/templateKinds';
import {
  type CertificateTemplate,
  certificateTemplateProblems,
  certificateTemplateSchema,
  type SocialTemplate,
  socialTemplateProblems,
  socialTemplateSchema,
} from '#domain/templates/certificateTemplate';
import { certificateDesign, certificatePost } from '#domain/templates/seedTemplates';
import {
  type ContractTemplate,
  contractTemplateProblems,
  contractTemplateSchema,
} from '#domain/templates/contractTemplate';
import { addedBeyondFull } from '#domain/forms/weights';
import { checkForm } from '#domain/forms/checkForm';
import { formSchema } from '#domain/forms/formSchema';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { ApiError } from 'sijil/server/http/apiError';

const certificateRules: KindRules<CertificateTemplate> = {
  schema: certificateTemplateSchema,
  empty: (key, title) => ({ ...certificateDesign, key, title }),
  renamed: (template, key, title) => ({ ...template, key, title }),
  nameOf: ({ title }) => title,
  subjectOf: () => null,
  filesOf: () => [],
  assertSavable: () => undefined,
  problems: certificateTemplateProblems,
};

const contractRules: KindRules<ContractTemplate> = {
  schema: contractTemplateSchema,
  empty: (key, title) => ({ key, title, clauses: [] }),
  renamed: (template, key, title) => ({ ...template, key, title }),
  nameOf: ({ title }) => title,
  subjectOf: () => null,
  filesOf: () => [],
  assertSavable: () => undefined,
  problems: contractTemplateProblems,
};

const formRules: KindRules<InspectionForm> = {
  schema: formSchema,
  empty: (key, title) => ({ key, title, subject: 'branch', passingScore: 70, categories: [] }),
  renamed: (form, key, title) => ({ ...form, key, title }),
  nameOf: ({ title }) => title,
  subjectOf: ({ subject }) => subject,
  filesOf: () => [],
  assertSavable: (before, after) => {
    if (addedBeyondFull(before.categories, after.categories)) throw new ApiError('category_beyond_full');
  },
  problems: (form) => formProblemTexts(form, checkForm(form)),
};

const socialRules: KindRules<SocialTemplate> = {
  schema: socialTemplateSchema,
  empty: (key, title) => ({ ...certificatePost, key, title }),
  renamed: (post, key, title) => ({ ...post, key, title }),
  nameOf: ({ title }) => title,
  subjectOf: () => null,
  filesOf: ({ image }) => (image === null ? [] : [image]),
  assertSavable: () => undefined,
  problems: socialTemplateProblems,
};

/** Rules of a kind of template; everything else is common to all kinds. */
interface KindRules<Body> {
  readonly schema: z.ZodType<Body>;
  /** A new body with nothing but a name. */
  readonly empty: (key: string, name: Localized) => Body;
  /** The body under another key and name, for a copy or an import. */
  readonly renamed: (body: Body, key: string, name: Localized) => Body;
  readonly nameOf: (body: Body) => Localized;
  readonly subjectOf: (body: Body) => 'branch' | 'vehicle' | null;
  /** Ids of the uploaded files that it shows. */
  readonly filesOf: (body: Body) => readonly string[];
  /** Refuses a draft that must not replace the previous one. @throws ApiError */
  readonly assertSavable: (before: Body, after: Body) => void;
  /** Problems that prevent publishing a body; empty if there are none. */
  readonly problems: (body: Body) => readonly TemplateProblem[];
}

const rules: { readonly [Kind in TemplateKind]: KindRules<KindBodies[Kind]> } = {
  form: formRules,
  contract: contractRules,
  certificate: certificateRules,
  social: socialRules,
};

export function rulesOf<Kind extends TemplateKind>(kind: Kind): KindRules<KindBodies[Kind]> {
  return rules[kind];
}

/** Stored body of a kind; the kind's schema validated it before it was stored. */
export function bodyOf<Kind extends TemplateKind>(_: Kind, body: unknown): KindBodies[Kind] {
  return body as KindBodies[Kind];
}

/** Body of each kind of template. */
export interface KindBodies extends Record<TemplateKind, object> {
  readonly form: InspectionForm;
  readonly contract: ContractTemplate;
  readonly certificate: CertificateTemplate;
  readonly social: SocialTemplate;
}
