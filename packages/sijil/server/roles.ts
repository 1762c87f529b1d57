import { userName } from './db/names';
import { isAllowed, isRoutePath } from 'sijil/schema/visits';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { resourceList, resourceNamed, type Role, ownRecords } from 'sijil/schema/application';
import type { Localized } from 'sijil/base/i18n/localized';
import { generatedPath, mayOpen } from 'sijil/schema/generatedScreens';
import { type Narrowing, nothingTaken, type RoleDesign } from 'sijil/schema/roles/customRoles';
import { announceDesign, lockDesign, readDesign } from './db/followDesign';
import { ApiError, fieldError } from './http/apiError';
import { textTable } from 'sijil/schema/texts/textTable';
import type { HookContext, ResourceHooks } from './http/handlers';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { differences } from 'sijil/schema/roles/ruleTexts';
import { titleFields } from 'sijil/schema/titleFields';
import { explain } from 'sijil/schema/roles/explain';
import { actingRole } from './db/actingRole';
import { appliedDesign } from 'sijil/schema/designs/applyDesign';
import { users } from './db/schema/users';
import type { AppContext } from './http/appContext';
import { operation } from './http/operation';
import { findUserById } from './signIn/findUser';

/** Largest number of custom roles: a session carries its role, and more of them would slow every sign-in. */
const mostRoles = 100;

const messages = textTable('checks/roleHooks', {
  title: {
    ar: 'لا يُخفى «{field}» من «{records}»، فبه تُعرف السجلات أينما ذُكرت.',
    en: '“{field}” in “{records}” cannot be hidden: it identifies the records wherever they appear.',
  },
  ownRecord: {
    ar: 'لا يُستثنى شيء من «{records}»، فهي ما سجّله صاحب هذا الدور عن نفسه.',
    en: 'Nothing can be removed from “{records}”: people with this role enter it about themselves.',
  },
  home: {
    ar: 'لا يفتح الدور الأساسي صفحة البداية هذه. اختر صفحة أخرى.',
    en: 'The base role does not open this landing page. Choose another.',
  },
  tooMany: {
    ar: `بلغت الحد الأقصى للأدوار المخصصة: ${mostRoles}. احذف دورًا لا يستخدمه أحد.`,
    en: `You have reached the limit of ${mostRoles} custom roles. Delete one that nobody has.`,
  },
} satisfies Record<string, Localized>);

/** Publishes custom roles with the write that changes them: every process and every browser applies them with its next call. */
export const roleHooks: ResourceHooks = {
  afterCreate: publish,
  afterUpdate: publish,
  afterRestore: publish,
  async afterDelete({ tx }) {
    await lockDesign(tx);
    await announceDesign(tx);
  },
};

async function publish(context: HookContext): Promise<void> {
  const { tx, id, language } = context;
  await lockDesign(tx);
  const { roles } = await readDesign(tx);
  if (roles.length > mostRoles) throw fieldError('name', messages.tooMany[language]);
  const role = roles.find((one) => one.id === id);
  if (!role) throw new Error(`custom role ${id} is not among the stored ones`);
  assertTitlesShown(context, role.narrowing);
  assertOwnRecordsLeft(context, role);
  if (role.narrowing.home !== null && !opens(role, role.narrowing.home))
    throw fieldError('narrowing', messages.home[language]);
  await announceDesign(tx);
}

/** @throws ApiError validation_failed where a title is hidden */
function assertTitlesShown({ language }: HookContext, { records }: Narrowing): void {
  for (const [name, { fields = {} }] of Object.entries(records)) {
    const resource = resourceNamed(name);
    const title = resource && titleFields(resource).find((one) => fields[one] === 'hidden');
    if (!resource || !title) continue;
    const label = resource.fields[title]?.label[language] ?? title;
    const text = messages.title[language].replace('{field}', label);
    throw fieldError('narrowing', text.replace('{records}', resource.label.many[language]));
  }
}

/** @throws ApiError validation_failed where the role limits its base's own records */
function assertOwnRecordsLeft({ language }: HookContext, { base, narrowing }: RoleDesign): void {
  const name = ownRecords()[base]?.find((one) => narrowing.records[one] !== undefined);
  const records = resourceNamed(name ?? '')?.label.many[language];
  if (records) throw fieldError('narrowing', messages.ownRecord[language].replace('{records}', records));
}

/** True for a page that the base role opens. */
function opens({ base }: RoleDesign, path: string): boolean {
  if (isRoutePath(path)) return isAllowed(path, base);
  const resource = resourceList().find((one) => generatedPath(one, 'list') === path);
  return resource !== undefined && mayOpen(resource, 'list', base);
}

/** Number of people whom a preview names. */
const mostNames = 20;

/** Registers operations on roles: the rights that a change would take from people, and why something is allowed or refused. */
export function registerRoles(api: AppContext): void {
  operation(api, 'roles.preview', {
    summary: 'What saving a custom role would take away or give back, and to whom',
    handler: async ({ actor, body: { id, narrowing } }) => {
      if (!hasPrivilege(actor.role, 'roles')) throw new ApiError('forbidden');
      const saved = appliedDesign().roles.find((role) => role.id === id)?.narrowing ?? nothingTaken;
      return { people: await holdersOf(api, id), ...differences(saved, narrowing) };
    },
  });

  operation(api, 'roles.explain', {
    summary: 'The rule that allows or refuses something to a person or a role, in words',
    handler: async ({ actor, query: { person, role, ...question } }) => {
      if (!hasPrivilege(actor.role, 'roles')) throw new ApiError('forbidden');
      return explain(await roleAsked(api, person, role), question);
    },
  });
}

async function holdersOf({ db }: AppContext, id: string | null) {
  if (id === null) return { count: 0, names: [] };
  const theirs = and(eq(users.customRoleId, id), isNull(users.deletedAt));
  const [total] = await db.select({ count: count() }).from(users).where(theirs);
  const rows = await db
    .select({ name: userName })
    .from(users)
    .where(theirs)
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostNames);
  return { count: total?.count ?? 0, names: rows.map(({ name }) => name) };
}

/** @throws ApiError not_found */
async function roleAsked(
  { db }: AppContext,
  person: string | undefined,
  role: Role | undefined,
): Promise<Role> {
  if (person === undefined && role !== undefined) return role;
  const user = person === undefined ? undefined : await findUserById(db, person);
  if (!user) throw new ApiError('not_found');
  return actingRole(user);
}

const fittingMessages = textTable('checks/assertFittingRole', {
  otherBase: {
    ar: 'هذا الدور المخصص لا يناسب دور الشخص. اختر دورًا مخصصًا يقوم على دوره، أو اتركه فارغًا.',
    en: 'This custom role does not fit the person’s role. Choose one that is based on it, or leave it empty.',
  },
  oneself: {
    ar: 'لا يمكنك منح نفسك دورًا مخصصًا، فقد لا تستطيع التراجع عنه. اطلب ذلك من مسؤول آخر.',
    en: 'You cannot give yourself a custom role, because you might not be able to undo it. Ask another admin.',
  },
} satisfies Record<string, Localized>);

/**
 * Checks a person after a write, in its transaction: their custom role narrows their declared role, and nobody limits
 * themselves. Open pages of the person are notified. @throws ApiError validation_failed, at `customRoleId`
 */
export async function assertFittingRole({ tx, actor, id, values, language }: HookContext): Promise<void> {
  if (values['customRoleId'] === undefined && values['role'] === undefined) return;
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user?.customRoleId) return announceDesign(tx);
  const { roles } = await readDesign(tx);
  const custom = roles.find((role) => role.id === user.customRoleId);
  if (custom?.base !== user.role) throw fieldError('customRoleId', fittingMessages.otherBase[language]);
  if (actor.userId === id) throw fieldError('customRoleId', fittingMessages.oneself[language]);
  await announceDesign(tx);
}
