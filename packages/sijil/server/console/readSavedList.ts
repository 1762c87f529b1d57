import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Role } from 'sijil/schema/application';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import { findList, readsList } from 'sijil/schema/listReaders';
import { listParameters } from 'sijil/schema/lists/listAddress';
import { comparedField } from 'sijil/schema/summaryPeriods';
import { filterFields } from 'sijil/schema/lists/filterFields';
import type { SummaryLook } from 'sijil/schema/lists/listState';
import { readSavedAddress } from 'sijil/schema/lists/filterParameters';
import type { Resource } from 'sijil/schema/resource';
import { baseRole } from 'sijil/schema/roles/customRoles';
import { ApiError, fieldError } from '../http/apiError';
import { readableFields } from '../resources/rights';
import { and, eq, isNull } from 'drizzle-orm';
import { mostPins } from 'sijil/schema/pins/pins';
import { columnNamed, tableNamed } from '../db/schema/tables';
import type { ResourceHooks } from '../http/handlers';

const messages = textTable('words/pinHooks/messages', {
  tooMany: {
    ar: `في هذه الرئيسية ${mostPins} بطاقة، وهو الحد الأقصى. أزل بطاقة أولًا.`,
    en: `This dashboard has reached the limit of ${mostPins} cards. Remove one first.`,
  },
} satisfies Record<string, Localized>);

/** Gives a new pin its owner: its creator, unless it is on the home page of a role. */
export const pinHooks: ResourceHooks = {
  async afterCreate({ tx, id, actor, language, values }) {
    const { role } = values;
    const saved = { list: String(values['list']), address: String(values['address']) };
    assertReadsSaved(saved, actor.role, language);
    const isOwn = role === undefined || role === null;
    if (!isOwn && !hasPrivilege(actor.role, 'savedViews.share')) throw new ApiError('forbidden');
    const pins = tableNamed('pins');
    const column = (name: string) => columnNamed('pins', name);
    if (isOwn)
      await tx
        .update(pins)
        .set({ userId: actor.userId })
        .where(eq(column('id'), id));
    const home = isOwn ? eq(column('userId'), actor.userId) : eq(column('role'), role);
    if ((await tx.$count(pins, and(home, isNull(column('deletedAt'))))) > mostPins)
      throw fieldError('name', messages.tooMany[language]);
  },
};

/** Saved list, as a role reads it. */
export interface SavedList {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly columns: readonly string[];
  /** Filters and order, as parameters of the API. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly summary: SummaryLook | null;
  /** Field by which a summary is compared with the period before. */
  readonly compared: string | null;
}

interface Saved {
  readonly list: string;
  /** Page and query; null for the list's initial view. */
  readonly address: string | null;
}

const notRead: Localized = textTable('words/readSavedList/notRead', {
  ar: 'هذه القائمة غير موجودة، أو لا يحق لك قراءتها بهذه التصفية.',
  en: 'There is no such list, or you do not have access to it with these filters.',
});

/** True for an address within the application, such as `/requests?status=new`: it leads to no other site. */
const isLocal = (address: string): boolean => /^\/(?!\/)[\w/-]*(\?[^#\s]*)?$/.test(address);

/** @throws ApiError validation_failed for a list that the role does not read, or an address of another site */
export function assertReadsSaved(saved: Saved, role: Role, language: Language): void {
  const isThere = saved.address === null || isLocal(saved.address);
  if (!isThere || typeof readSavedList(saved, role) === 'string') throw fieldError('name', notRead[language]);
}

/** Reads a saved list by its name and address. `forbidden`: the role does not read it; `filterGone`: the role cannot filter as it does. */
export function readSavedList({ list, address }: Saved, role: Role): SavedList | 'forbidden' | 'filterGone' {
  const found = findList(list);
  if (!found || readsList(list, role) !== true) return 'forbidden';
  const { resource, list: declared } = found;
  const fields = Object.fromEntries(
    readableFields(resource, role).filter(([name]) => !declared?.without?.includes(name)),
  );
  const narrowing = filterFields(resource, fields, role);
  const state = readSavedAddress(address, narrowing);
  if (!state) return 'filterGone';
  const { filters, sorters, summary } = state;
  const ordered = sorters.length > 0 || !declared?.sort ? sorters : [declared.sort];
  const base = baseRole(role);
  const usual = (base && declared?.columnsOf?.[base]) ?? declared?.columns ?? resource.list;
  return {
    resource,
    fields,
    columns: (state.columns ?? usual).filter(
      (name) => Object.hasOwn(fields, name) || name === 'createdAt' || name === 'updatedAt',
    ),
    parameters: {
      ...listParameters({ filters, sorters: summary ? [] : ordered }),
      ...(declared && { list: declared.operation }),
    },
    summary,
    compared: summary?.compare ? comparedField(filters, fields) : null,
  };
}
