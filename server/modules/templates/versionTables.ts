import type { TemplateKind } from '#domain/templates/templateKinds';
import { documentVersions } from '../../db/schema/documentVersions';
import { formVersions } from '../../db/schema/requests';

/** Table of a kind's published versions: the columns are the same for all kinds, the bodies are the kind's. */
export type VersionTable = typeof documentVersions;

export const versionTables: Readonly<Record<TemplateKind, VersionTable>> = {
  form: formVersions as unknown as VersionTable,
  contract: documentVersions,
  certificate: documentVersions,
  social: documentVersions,
};
