import type { TemplateKind } from '#domain/templates/templateKinds';

/** Where the templates of a kind are listed; of a document there is one, and no list. */
export const homes = {
  form: '/templates/inspectorsform',
  social: '/templates/socials',
  contract: '/templates/contract',
  certificate: '/templates/certificate',
} as const satisfies Record<TemplateKind, string>;

/** The page of one template. */
export function addressOf({ id, kind }: { readonly id: string; readonly kind: TemplateKind }): string {
  return `${homes[kind]}/${id}`;
}
