import type { Language } from '#framework/base/i18n/localized';
import { isolateLtr } from '#framework/base/formats/bidi';
import { messageOf } from '#framework/schema/issueMessages';
import type { TemplateKind } from '#domain/templates/templateKinds';
import { ApiError } from '#framework/server/http/apiError';
import { type KindBodies, rulesOf } from './kindRules';

const mostListed = 20;

/**
 * Content of a template, checked by its kind's schema.
 * @throws ApiError naming each wrong place, such as `content.categories.2.weight`
 */
export function readContent<Kind extends TemplateKind>(
  kind: Kind,
  content: unknown,
  language: Language,
): KindBodies[Kind] {
  const read = rulesOf(kind).schema.safeParse(content);
  if (read.success) return read.data;
  const errors = read.error.issues.slice(0, mostListed).map((issue): [string, string[]] => {
    const path = issue.path.join('.');
    const label = isolateLtr(issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : path || 'content');
    return [path ? `content.${path}` : 'content', [messageOf(issue, label, language)]];
  });
  throw new ApiError('validation_failed', {}, Object.fromEntries(errors));
}
