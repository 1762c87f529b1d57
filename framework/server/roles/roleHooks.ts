import { ownRecords } from '#app/customRoles';
import { isAllowed, isRoutePath } from '#app/routes';
import { resourceList, resourceNamed } from '#app/resources';
import type { Localized } from '#framework/base/i18n/localized';
import { generatedPath, mayOpen } from '#framework/schema/generatedScreens';
import type { Narrowing, RoleDesign } from '#framework/schema/roles/customRoles';
import { readDesign } from '../db/followDesign';
import { announceDesign, lockDesign } from '../designs/designVersion';
import { fieldError } from '../http/apiError';
import { textTable } from '#framework/schema/texts/textTable';
import type { HookContext, ResourceHooks } from '../resources/resourceHooks';

/** A session carries its role: more of them would slow every sign-in. */
const mostRoles = 100;

const messages = textTable('checks/roleHooks', {
  title: {
    ar: 'لا يُخفى «{field}» من «{records}»، فبه تُعرف السجلات أينما ذُكرت.',
    en: '“{field}” of “{records}” cannot be hidden: it names the records wherever they are mentioned.',
  },
  ownRecord: {
    ar: 'لا يُستثنى شيء من «{records}»، فهي ما سجّله صاحب هذا الدور عن نفسه.',
    en: 'Nothing of “{records}” can be taken away: it is what people of this role say of themselves.',
  },
  home: {
    ar: 'لا يفتح الدور الأساسي صفحة البداية هذه. اختر صفحة أخرى.',
    en: 'The base role does not open this landing page. Choose another.',
  },
  tooMany: {
    ar: `بلغت الأدوار المخصصة ${mostRoles}، وهو أكثر ما يمكن. احذف دورًا لا يستخدمه أحد.`,
    en: `There are ${mostRoles} custom roles already, which is the most. Delete one that nobody has.`,
  },
} satisfies Record<string, Localized>);

/** Publishes custom roles with the write that changes them: every process and every browser follows with its next call. */
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
    const title = resource && [resource.title.ar, resource.title.en].find((one) => fields[one] === 'hidden');
    if (!resource || !title) continue;
    const label = resource.fields[title]?.label[language] ?? title;
    const text = messages.title[language].replace('{field}', label);
    throw fieldError('narrowing', text.replace('{records}', resource.label.many[language]));
  }
}

/** @throws ApiError validation_failed where the role limits the records that say what its base itself is */
function assertOwnRecordsLeft({ language }: HookContext, { base, narrowing }: RoleDesign): void {
  const name = ownRecords[base]?.find((one) => narrowing.records[one] !== undefined);
  const records = resourceNamed(name ?? '')?.label.many[language];
  if (records) throw fieldError('narrowing', messages.ownRecord[language].replace('{records}', records));
}

/** True for a page that the base role opens. */
function opens({ base }: RoleDesign, path: string): boolean {
  if (isRoutePath(path)) return isAllowed(path, base);
  const resource = resourceList.find((one) => generatedPath(one, 'list') === path);
  return resource !== undefined && mayOpen(resource, 'list', base);
}
