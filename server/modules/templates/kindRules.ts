import type { z } from 'zod';
import type { Localized } from '#framework/base/i18n/localized';
import type { TemplateProblem } from '#domain/templates/templateProblem';
import type { TemplateKind } from '#domain/templates/templateKinds';
import type { KindBodies } from '#domain/templates/kindBodies';
import { certificateRules } from './certificateRules';
import { contractRules } from './contractRules';
import { formRules } from './formRules';
import { socialRules } from './socialRules';

/** Rules of a kind of templates; everything else is the same for all kinds. */
export interface KindRules<Body> {
  readonly schema: z.ZodType<Body>;
  /** A new body that holds nothing but its name. */
  readonly empty: (key: string, name: Localized) => Body;
  /** The body under another key and name: a copy, or what a file holds. */
  readonly renamed: (body: Body, key: string, name: Localized) => Body;
  readonly nameOf: (body: Body) => Localized;
  readonly subjectOf: (body: Body) => 'branch' | 'vehicle' | null;
  /** The uploaded files that it shows, by id. */
  readonly filesOf: (body: Body) => readonly string[];
  /** Refuses a draft that must not replace the former one. @throws ApiError */
  readonly assertSavable: (before: Body, after: Body) => void;
  /** Problems that keep a body from being published; empty when there are none. */
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
