import { formVersions } from '../../db/schema/requests';
import type { TemplateKind } from '#domain/templates/templateKinds';

/** Where the published versions of a kind are kept. The columns are the same in each, their bodies are their kind's. */
export type VersionTable = typeof formVersions;

export const versionTables: Readonly<Record<TemplateKind, VersionTable>> = {
  form: formVersions,
};
