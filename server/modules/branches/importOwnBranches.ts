import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { branchImportView } from '#domain/api/profileViews';
import { compactCode } from 'sijil/base/formats/cleanText';
import { isShortAddress } from 'sijil/base/formats/saudiNumbers';
import { branchFields } from '#domain/profile/companyFields';
import { readOpeningHours, unreadableHours } from '#domain/scheduling/statedHours';
import type { importBranchesBody } from '#domain/profile/locationsBody';
import { rowFromText } from 'sijil/schema/cellText';
import { defineShape, type ShapeValues } from 'sijil/schema/shape';
import { validate } from 'sijil/schema/validate';
import { resources } from '#resources';
import type { AddressService, NationalAddress } from '../../adapters/addresses/nationalAddresses';
import { tables } from '../../db/schema/declared';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import type { CheckedRow } from 'sijil/server/resources/import/importRecords';
import { resolveReferences } from 'sijil/server/resources/import/resolveReferences';
import { recordRefusal } from 'sijil/server/resources/judgeInput';
import { placeOfAddress } from '../lookups/placeOfAddress';
import { type BranchWriter, insertBranch } from './ownBranches';

type Outcome = z.output<typeof branchImportView>;
type Given = ShapeValues<typeof importBranchesBody>;

const shape = defineShape(branchFields);
/** Rows are matched by the fields that a company fills, not by those of an admin. */
const likeBranches = { ...resources.branches, fields: branchFields };
const isGood = ({ errors }: CheckedRow) => Object.keys(errors).length === 0;

/**
 * Creates branches from the rows of a spreadsheet, validated like the form. A short address fills the cells that its row
 * leaves empty; a column implied by the city (its region) may be absent. `check` writes nothing; `all` writes nothing unless
 * every row is valid.
 */
export async function importOwnBranches(
  api: AppContext,
  writer: BranchWriter,
  { mode, rows }: Given,
): Promise<Outcome> {
  const checked = rows.map(({ line, ...cells }): CheckedRow => {
    const texts = Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, cell] as const] : []));
    const { openingHours: hours, ...input } = rowFromText(shape, Object.fromEntries(texts));
    if (typeof hours !== 'string') return { line, input, errors: {} };
    const openingHours = readOpeningHours(hours);
    return openingHours
      ? { line, input: { ...input, openingHours }, errors: {} }
      : { line, input, errors: { openingHours: [unreadableHours[writer.language]] } };
  });
  await resolveReferences(api, { resource: likeBranches, ...writer }, checked);
  const find = askWhileAnswering(api.addresses);
  for (const row of checked) await fillPlace(api, find, row);
  for (const row of checked) {
    const result = validate(shape, 'create', row.input, writer.language);
    if (result.ok) Object.assign(row.input, result.values);
    else row.errors = { ...result.errors, ...row.errors };
  }
  const good = checked.filter(isGood);
  const found = await describe(api, writer, good);
  const writes = mode === 'valid' || (mode === 'all' && good.length === checked.length);
  const created = writes ? await writeAll(api, writer, good) : 0;
  return {
    created,
    valid: checked.filter(isGood).length,
    refused: checked.flatMap((row) => (isGood(row) ? [] : [{ line: row.line, errors: row.errors }])),
    found,
  };
}

/**
 * Total time in milliseconds that a spreadsheet may wait for the register; afterwards rows must fill these fields themselves.
 */
const registerMs = 15_000;

/** Queries the register until it fails or the time is up: a slow register must not delay two hundred rows one by one. */
function askWhileAnswering(register: AddressService | undefined) {
  const until = performance.now() + registerMs;
  let answers = register !== undefined;
  return async (code: string): Promise<NationalAddress | null> => {
    if (!register || !answers || performance.now() > until) return null;
    return register.find(code).catch(() => {
      answers = false;
      return null;
    });
  };
}

/** Fills empty columns of the row: the address from the register, and the region from the city. */
async function fillPlace(
  api: AppContext,
  find: (code: string) => Promise<NationalAddress | null>,
  { input, errors }: CheckedRow,
): Promise<void> {
  const shortAddress = input['shortAddress'];
  const code = typeof shortAddress === 'string' ? compactCode(shortAddress) : '';
  const open = ['cityId', 'street', 'place'].some((name) => input[name] === undefined);
  if (open && isShortAddress(code)) {
    const address = await find(code);
    const place = address ? await placeOfAddress(api.db, address) : {};
    for (const [name, value] of Object.entries(place))
      if (value !== null && input[name] === undefined && !errors[name]) input[name] = value;
  }
  if (input['stateId'] !== undefined || errors['stateId'] || typeof input['cityId'] !== 'string') return;
  const { cities } = tables;
  const [city] = await api.db
    .select({ stateId: cities.stateId })
    .from(cities)
    .where(eq(cities.id, input['cityId']));
  if (city) input['stateId'] = city.stateId;
}

async function describe(
  api: AppContext,
  { language }: BranchWriter,
  rows: readonly CheckedRow[],
): Promise<Outcome['found']> {
  const { cities, districts } = tables;
  const idsOf = (name: string) => [
    ...new Set(rows.flatMap(({ input: { [name]: id } }) => (typeof id === 'string' ? [id] : []))),
  ];
  const named = [
    ...(await api.db
      .select()
      .from(cities)
      .where(inArray(cities.id, idsOf('cityId')))),
    ...(await api.db
      .select()
      .from(districts)
      .where(inArray(districts.id, idsOf('districtId')))),
  ];
  const nameOf = (id: unknown) => named.find((one) => one.id === id)?.name[language];
  return rows.map(({ line, input }) => ({
    line,
    branch: input,
    place: [nameOf(input['cityId']), nameOf(input['districtId']), input['street']]
      .filter(Boolean)
      .join(language === 'ar' ? '، ' : ', '),
  }));
}

async function writeAll(api: AppContext, writer: BranchWriter, rows: readonly CheckedRow[]): Promise<number> {
  let current: CheckedRow | undefined;
  const { branches } = tables;
  const [first] = await api.db
    .select({ restaurantId: branches.restaurantId })
    .from(branches)
    .where(and(eq(branches.clientId, String(writer.actor.clientId)), isNull(branches.deletedAt)))
    .orderBy(asc(branches.createdAt));
  // A company gets its first place by registering; before that, a spreadsheet is only checked.
  if (!first) throw new ApiError('profile_incomplete');
  try {
    await api.db.transaction(async (tx) => {
      for (const row of rows) {
        current = row;
        await insertBranch(api, tx, writer, { ...row.input, main: false, restaurantId: first.restaurantId });
      }
    });
    return rows.length;
  } catch (error) {
    if (!current) throw error;
    current.errors = recordRefusal(error, writer).errors;
    return 0;
  }
}
