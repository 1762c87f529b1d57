import type { Language } from 'sijil/base/i18n/localized';
import type { companyBody } from '#domain/profile/companyFields';
import type { locationsBody } from '#domain/profile/locationsBody';
import { type ProfileAnswers, profileShapes, type TypedStep } from '#domain/profile/profileSteps';
import type { ShapeValues } from 'sijil/schema/shape';
import { type FieldErrors, validate, type Validation } from 'sijil/schema/validate';
import { ApiError } from 'sijil/server/http/apiError';
import { eq } from 'drizzle-orm';
import { resources } from '#resources';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { assertReferences } from 'sijil/server/resources/assertReferences';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { toStored } from 'sijil/server/resources/judgeInput';
import type { BranchWriter } from '../branches/ownBranches';

interface CheckedAnswers {
  readonly company: ShapeValues<typeof companyBody>;
  readonly branches: ShapeValues<typeof locationsBody>['branches'];
}

/**
 * Answers of a registration, each step validated by its shape; a single location is the main one.
 * @throws ApiError profile_incomplete with the messages of every step, by `step.field`.
 */
export function checkedAnswers(answers: ProfileAnswers, language: Language): CheckedAnswers {
  const company = validate(profileShapes.company, 'create', answers.company ?? {}, language);
  const locations = validate(profileShapes.locations, 'create', answers.locations ?? {}, language);
  if (!company.ok || !locations.ok)
    throw new ApiError(
      'profile_incomplete',
      {},
      {
        ...errorsOf('company', company),
        ...errorsOf('locations', locations),
      },
    );
  const { kind, branches } = locations.values;
  return {
    company: company.values,
    branches: kind === 'single' ? branches.map((branch) => ({ ...branch, main: true })) : branches,
  };
}

function errorsOf(step: TypedStep, result: Validation<unknown>): FieldErrors {
  const errors = result.ok ? {} : result.errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [`${step}.${field}`, messages]),
  );
}

type Values = Readonly<Record<string, unknown>>;

/** Writes a company's details to its record, with its references checked and the change in the audit trail. */
export async function writeClient(
  api: AppContext,
  tx: Transaction,
  { actor, language }: BranchWriter,
  before: Values & { readonly version: number },
  values: Values,
): Promise<void> {
  const resource = resources.clients;
  await assertReferences(tx, { resource, actor, language }, values);
  const version = before.version + 1;
  const at = api.clock();
  await tx
    .update(tables.clients)
    .set({ ...toStored(resource, values), version, updatedAt: at })
    .where(eq(tables.clients.id, actor.userId));
  const changes = changesBetween(before, values);
  await recordAudit(tx, { resource, id: actor.userId, action: 'update', actor, at, version, changes });
}
