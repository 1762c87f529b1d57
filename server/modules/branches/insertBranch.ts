import { and, eq } from 'drizzle-orm';
import type { Language } from '#domain/i18n/localized';
import { issueMessages } from '#domain/schema/issueMessages';
import { resources } from '#resources';
import type { Api } from '../../api';
import type { Transaction } from '../../db/connect';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { assertReferences } from '../../resources/assertReferences';
import { changesBetween, recordAudit } from '../../resources/audit';
import { columnOf } from '../../resources/columnOf';
import { hooksOf } from '../../resources/hooks/hooksOf';
import { tableNamed, tables } from '../../resources/tables';
import { toStored } from '../../resources/toStored';

export interface BranchWriter {
  readonly actor: Actor;
  readonly language: Language;
}

type Values = Readonly<Record<string, unknown>>;

/** Makes a branch of the writer's own company, with the checks, the audit and the consequences of any other branch. */
export async function insertBranch(
  api: Api,
  tx: Transaction,
  writer: BranchWriter,
  values: Values,
): Promise<string> {
  const resource = resources.branches;
  const { actor, language } = writer;
  const branch = { ...values, clientId: actor.clientId, active: true };
  await assertReferences(tx, { resource, actor, language }, branch);
  await assertPlaces(tx, language, branch);
  const at = api.clock();
  const [row] = await tx
    .insert(tableNamed(resource.name))
    .values({ ...toStored(resource, branch), createdAt: at, updatedAt: at })
    .returning({ id: columnOf(resource, 'id') });
  const id = String(row?.['id']);
  const changes = changesBetween({}, branch);
  await recordAudit(tx, { resource, id, action: 'create', actor, at, version: 1, changes });
  await hooksOf(resource).afterCreate?.({ api, tx, resource, actor, id, values: branch });
  return id;
}

/** A city lies in its state and a district in its city; a list that was narrowed on the screen proves nothing here. */
export async function assertPlaces(tx: Transaction, language: Language, place: Values): Promise<void> {
  const { cities, districts } = tables;
  const wrong = (field: 'cityId' | 'districtId') => {
    const label = resources.branches.fields[field].label[language];
    const message = issueMessages.not_an_option[language].replace('{label}', label);
    return new ApiError('validation_failed', {}, { [field]: [message] });
  };
  const { stateId, cityId, districtId } = place as Record<string, string | null | undefined>;
  if (cityId && stateId) {
    const [city] = await tx
      .select({ id: cities.id })
      .from(cities)
      .where(and(eq(cities.id, cityId), eq(cities.stateId, stateId)));
    if (!city) throw wrong('cityId');
  }
  if (districtId && cityId) {
    const [district] = await tx
      .select({ id: districts.id })
      .from(districts)
      .where(and(eq(districts.id, districtId), eq(districts.cityId, cityId)));
    if (!district) throw wrong('districtId');
  }
}
