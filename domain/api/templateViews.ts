import { z } from 'zod';
import { templateKinds, templateStatuses } from '../templates/templateKinds';
import { localizedText, named, nameText } from 'sijil/contract/parts';
import { keysOf } from 'sijil/base/objects';

const kind = z.enum(keysOf(templateKinds));
const status = z.enum(keysOf(templateStatuses));

/** A template as a row of a list. */
export const templateRowView = z.object({
  id: z.string(),
  kind,
  key: z.string(),
  name: localizedText,
  subject: z.enum(['branch', 'vehicle']).nullable(),
  status,
  publishedVersion: z.number().nullable(),
  /** True for a draft with unpublished changes. */
  changed: z.boolean(),
  updatedAt: z.date(),
  updatedBy: nameText.nullable(),
  /** Services that start with it. */
  services: z.array(named),
});
export type TemplateRow = z.output<typeof templateRowView>;

const templateVersionView = z.object({
  id: z.string(),
  version: z.number(),
  publishedAt: z.date(),
  publishedBy: nameText.nullable(),
  note: z.string().nullable(),
  /** Number of requests that use this version. */
  requests: z.number(),
  /** Number of those requests that are still open. */
  openRequests: z.number(),
});

/** A post as a row of a list: its draft for authors, its published version for clients. */
export const socialTemplateRowView = templateRowView.extend({ caption: localizedText });
export type SocialTemplateRow = z.output<typeof socialTemplateRowView>;

/** A template to edit: its draft, the draft's revision, and the published versions, newest first. */
export const templateView = templateRowView.extend({
  revision: z.number(),
  draft: z.unknown(),
  versions: z.array(templateVersionView),
});
export type TemplateView = z.output<typeof templateView>;

export const versionContentView = z.object({
  id: z.string(),
  templateId: z.string(),
  kind,
  version: z.number(),
  publishedAt: z.date(),
  content: z.unknown(),
});
export type VersionContentView = z.output<typeof versionContentView>;

/** Numbers of templates of each kind, and the templates that were edited last. */
export const templatesSummaryView = z.object({
  kinds: z.array(
    z.object({
      kind,
      /** The only template of a kind that allows just one. */
      only: z.string().nullable(),
      published: z.number(),
      drafts: z.number(),
      archived: z.number(),
    }),
  ),
  recent: z.array(templateRowView),
});
export type TemplatesSummary = z.output<typeof templatesSummaryView>;

/** A key that a text may contain in braces. */
export const placeholderView = z.object({
  key: z.string(),
  label: localizedText,
  example: localizedText,
  /** True for a placeholder in the version's texts. */
  used: z.boolean(),
});
