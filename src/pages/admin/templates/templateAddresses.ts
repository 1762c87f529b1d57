import type { TemplateKind } from '#domain/templates/templateKinds';

/** Where the templates of a kind are listed, posts included. */
export const homes: Readonly<Record<TemplateKind | 'social', string>> = {
  form: '/templates/inspectorsform',
  social: '/templates/socials',
};

/** The page of one template. */
export function addressOf({ id, kind }: { readonly id: string; readonly kind: TemplateKind }): string {
  return `${homes[kind]}/${id}`;
}
