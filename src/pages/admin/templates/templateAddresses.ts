import type { TemplateKind } from '#domain/templates/templateKinds';

/** Address of the list of a kind's templates; a document has one template, and no list. */
export const templateLists = {
  form: '/templates/inspectorsform',
  social: '/templates/socials',
  contract: '/templates/contract',
  certificate: '/templates/certificate',
} as const satisfies Record<TemplateKind, string>;

/** Address of a template's page. */
export function templateAddress({ id, kind }: { readonly id: string; readonly kind: TemplateKind }): string {
  return `${templateLists[kind]}/${id}`;
}
