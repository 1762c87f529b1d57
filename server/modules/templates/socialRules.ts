import { certificatePost } from '#domain/templates/seed/certificatePost';
import {
  type SocialTemplate,
  socialTemplateProblems,
  socialTemplateSchema,
} from '#domain/templates/socialTemplate';
import type { KindRules } from './kindRules';

export const socialRules: KindRules<SocialTemplate> = {
  schema: socialTemplateSchema,
  empty: (key, title) => ({ ...certificatePost, key, title }),
  renamed: (post, key, title) => ({ ...post, key, title }),
  nameOf: ({ title }) => title,
  subjectOf: () => null,
  filesOf: ({ image }) => (image === null ? [] : [image]),
  assertSavable: () => undefined,
  problems: socialTemplateProblems,
};
