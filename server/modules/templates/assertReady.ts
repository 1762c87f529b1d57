import type { Language, Localized } from '#framework/base/i18n/localized';
import { worded } from '#framework/base/i18n/worded';
import { textTable } from '#framework/schema/texts/textTable';
import type { TemplateKind } from '#domain/templates/templateKinds';
import type { TemplateProblem } from '#domain/templates/templateProblems';
import { ApiError } from '#framework/server/http/apiError';
import { type KindBodies, rulesOf } from './kindRules';

/**
 * Refuses a body that could not be published.
 * @throws ApiError template_incomplete, naming every reason and its place.
 */
export function assertReady<Kind extends TemplateKind>(kind: Kind, body: KindBodies[Kind]): void {
  const problems = rulesOf(kind).problems(body);
  if (problems.length > 0)
    throw new ApiError('template_incomplete', { reasons: inOneLine(problems) }, undefined, problems);
}

const mostListed = 5;

const more = textTable('checks/assertReady/more', { ar: 'وغيرها: {count}', en: 'And more: {count}' });

/** «القسم ← السؤال: السبب»; the first few, and how many more there are. */
function inOneLine(problems: readonly TemplateProblem[]): Localized {
  const rest = problems.length - mostListed;
  const summaryIn = (language: Language) =>
    problems
      .slice(0, mostListed)
      .map(({ place, message }) => (place ? `${place[language]}: ${message[language]}` : message[language]))
      .concat(rest > 0 ? [worded(more, { count: rest })[language]] : [])
      .join(' ');
  return { ar: summaryIn('ar'), en: summaryIn('en') };
}
