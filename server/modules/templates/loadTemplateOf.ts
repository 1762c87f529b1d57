import type { TemplateView } from '#domain/api/templateViews';
import type { TemplateKind } from '#domain/templates/templateKinds';
import type { Queryable } from '#framework/server/db/connect';
import { ApiError } from '#framework/server/http/apiError';
import { loadTemplate } from './loadTemplate';

/** A template of one kind. @throws ApiError not_found, for another kind's id too. */
export async function loadTemplateOf(db: Queryable, kind: TemplateKind, id: string): Promise<TemplateView> {
  const template = await loadTemplate(db, id);
  if (template.kind !== kind) throw new ApiError('not_found');
  return template;
}
