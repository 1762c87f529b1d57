import type { TemplateKind } from '#domain/templates/templateKinds';
import { documentVersions } from '../../db/schema/documentVersions';
import { formVersions } from '../../db/schema/requests';

/** Where the published versions of a kind are kept: the columns are the same, the bodies are their kind's. */
export type VersionTable = typeof documentVersions;

export const versionTables: Readonly<Record<TemplateKind, VersionTable>> = {
  form: formVersions as unknown as VersionTable,
  contract: documentVersions,
  certificate: documentVersions,
  social: documentVersions,
};
