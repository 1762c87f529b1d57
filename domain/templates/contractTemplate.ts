import { textTable } from 'sijil/schema/texts/textTable';
import { z } from 'zod';
import { isolate } from 'sijil/base/formats/bidi';
import { isBlank, type Localized } from 'sijil/base/i18n/localized';
import { worded } from 'sijil/base/i18n/worded';
import { placeholderProblems, type TemplateProblem } from './templateProblems';
import { templateKey, templateText, templateTexts } from './templateTexts';

export interface TemplateClause {
  readonly key: string;
  readonly title: Localized;
  /** Text, which may contain the placeholders of a contract. */
  readonly body: Localized;
}

/** Version of the contract terms. A contract stays with the version with which it was sent. */
export interface ContractTemplate {
  readonly key: string;
  readonly title: Localized;
  readonly clauses: readonly TemplateClause[];
}

/** Schema of a contract template; unknown keys are refused. */
export const contractTemplateSchema: z.ZodType<ContractTemplate> = z.strictObject({
  key: templateKey,
  title: templateText(160),
  clauses: z
    .array(z.strictObject({ key: templateKey, title: templateText(160), body: templateText(4000) }))
    .max(60),
});

/** Problems that prevent publishing the terms; empty when there are none. */
export function contractTemplateProblems({ title, clauses }: ContractTemplate): readonly TemplateProblem[] {
  const keys = clauses.map((one) => one.key);
  return [
    ...(isBlank(title) ? [{ place: null, message: problems.title }] : []),
    ...(clauses.length === 0 ? [{ place: null, message: problems.clauses }] : []),
    ...(new Set(keys).size < keys.length ? [{ place: null, message: problems.keys }] : []),
    ...clauses.flatMap((clause, index) => clauseProblems(clause, index)),
  ];
}

/** Problems of one clause, located by its number and title. */
export function clauseProblems(clause: TemplateClause, index: number): readonly TemplateProblem[] {
  const place = placeOf(clause, index);
  const blank = isBlank(clause.title) || isBlank(clause.body);
  return [
    ...(blank ? [{ place, message: problems.text }] : []),
    ...placeholderProblems(place, [clause.title, clause.body], 'contract'),
  ];
}

function placeOf({ title }: TemplateClause, index: number): Localized {
  const { ar, en } = worded(templateTexts.clause, { number: index + 1 });
  return {
    ar: `${ar}${title.ar.trim() && ` ${isolate(title.ar.trim())}`}`,
    en: `${en}${title.en.trim() && ` ${isolate(title.en.trim())}`}`,
  };
}

const problems = textTable('checks/contractTemplate', {
  title: {
    ar: 'اكتب عنوان القالب بالعربية والإنجليزية.',
    en: 'Write the template’s title in Arabic and in English.',
  },
  clauses: { ar: 'أضف بندًا واحدًا على الأقل.', en: 'Add at least one clause.' },
  keys: { ar: 'معرّف بند مكرر.', en: 'A clause key is used twice.' },
  text: {
    ar: 'اكتب عنوان البند ونصه بالعربية والإنجليزية.',
    en: 'Write the clause’s title and text in Arabic and in English.',
  },
} as const satisfies Record<string, Localized>);
