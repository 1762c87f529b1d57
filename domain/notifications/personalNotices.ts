import { baseRole } from 'sijil/schema/roles/customRoles';
import type { DeclaredRole, Role } from '../access/roles';
import type { Localized } from 'sijil/base/i18n/localized';
import { accountNotices } from './accountNotices';
import { accountReaders, noticeTopics, type NoticeTopic, topicOf } from './noticeTopics';
import { requestNotices } from './requestNotices';
import { ticketNotices } from './ticketNotices';
import { keysOf } from 'sijil/base/objects';

/** Notices that a role receives in the same words: one line of the preferences for all their steps. */
export interface PersonalNotice {
  readonly topic: NoticeTopic;
  readonly title: Localized;
  readonly kinds: readonly string[];
}

type ByAudience = Readonly<Partial<Record<string, { readonly title: Localized }>>>;

const audiencesOf: Readonly<Record<DeclaredRole, readonly string[]>> = {
  admin: ['operations', 'finance', 'support'],
  admin_operation: ['operations'],
  admin_finance: ['finance'],
  client: ['client'],
  branch_manager: ['client'],
  supervisor: ['supervisor'],
  inspector: ['inspector'],
};

/**
 * Notices of a role, by topic: the one table from which a user's choices are shown, validated and applied. Kinds with the same
 * words are one choice.
 */
export function personalNotices(role: Role): readonly PersonalNotice[] {
  const base = baseRole(role);
  if (base === null) return [];
  const notices = new Map<string, { topic: NoticeTopic; title: Localized; kinds: string[] }>();
  for (const [kind, title] of titlesFor(base)) {
    const topic = topicOf(kind);
    if (!topic) continue;
    const key = `${topic}:${title.en}`;
    const known = notices.get(key);
    if (known) known.kinds.push(kind);
    else notices.set(key, { topic, title, kinds: [kind] });
  }
  return Object.keys(noticeTopics).flatMap((topic) =>
    [...notices.values()].filter((notice) => notice.topic === topic),
  );
}

/** Returns the choice of a role that contains a kind. */
export function personalNoticeOf(role: Role, kind: string): PersonalNotice | undefined {
  return personalNotices(role).find(({ kinds }) => kinds.includes(kind));
}

function titlesFor(role: DeclaredRole): [string, Localized][] {
  const subjects = Object.entries<ByAudience>({
    ...requestNotices,
    ...(role !== 'branch_manager' && ticketNotices),
  }).flatMap(([kind, notice]): [string, Localized][] => {
    const audience = audiencesOf[role].find((one) => notice[one]);
    const title = audience && notice[audience]?.title;
    return title ? [[kind, title]] : [];
  });
  const accounts = keysOf(accountNotices).flatMap((kind): [string, Localized][] =>
    accountReaders[kind].includes(role) ? [[kind, accountNotices[kind].title]] : [],
  );
  return [...subjects, ...accounts];
}
