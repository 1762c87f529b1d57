import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import { chosen, idOf, copyRows, integerSql } from './copyRows';

export interface Crowd {
  readonly companies: number;
  readonly supervisors: number;
  readonly inspectors: number;
  /** Branches of the chain; every other company has two. */
  readonly chainBranches: number;
}

const branchesOfOthers = 2;

/** The chain `client1@large.test` has a fifth of all requests. */
export const chain = { company: 1, name: 'مطاعم الواحة الكبرى', oneIn: 5 } as const;

/**
 * Number of people for so many requests: one supervisor per five thousand, one company per hundred. A branch of the chain has
 * a hundred too, which is one in every two or three weeks: no branch is inspected thousands of times.
 */
export function crowdFor(requests: number): Crowd {
  return {
    companies: Math.max(20, Math.ceil(requests / 100)),
    supervisors: Math.max(4, Math.ceil(requests / 5_000)),
    inspectors: Math.max(12, Math.ceil(requests / 1_000)),
    chainBranches: Math.max(branchesOfOthers, Math.ceil(requests / chain.oneIn / 100)),
  };
}

/** Copies of the demo's people under numbered names; all can sign in with the demo's password. */
export async function insertCrowd(tx: Transaction, crowd: Crowd): Promise<void> {
  await rememberModels(tx);
  await insertSupervisors(tx, crowd.supervisors);
  await insertInspectors(tx, crowd);
  await insertCompanies(tx, crowd);
}

/** Number of branches of a company, given its number. */
export function branchesOf(company: SQL, { chainBranches }: Crowd): SQL {
  return sql`(case ${company} when ${integerSql(chain.company)} then ${integerSql(chainBranches)} else ${integerSql(branchesOfOthers)} end)`;
}

/** Stores the models of the people, in an order independent of their random ids. */
async function rememberModels(tx: Transaction): Promise<void> {
  const models = (name: string, role: string, also: SQL) =>
    tx.execute(sql`create temp table ${sql.identifier(name)} on commit drop as
      select id, row_number() over (order by email) - 1 as place from ${users} where role = ${sql.raw(`'${role}'`)} ${also}`);
  await models('model_supervisors', 'supervisor', sql``);
  await models('model_inspectors', 'inspector', sql``);
  await models(
    'model_companies',
    'client',
    sql`and id in (select client_id from ${tables.restaurants} where deleted_at is null)`,
  );
}

const numbered = (from: SQL, count: number, models: string, what: string) => sql`
  from generate_series(0, ${integerSql(count)} - 1) as n
  join ${sql.identifier(models)} as chosen on chosen.place = ${chosen(what, sql`n`, sql`(select count(*) from ${sql.identifier(models)})`)}
  join ${from} as model on model.id = chosen.id`;

async function insertUsers(tx: Transaction, what: string, count: number, models: string): Promise<void> {
  const email = sql`${sql.raw(`'${what}'`)} || n || '@large.test'`;
  const phone = sql`'+9665' || lpad((${chosen('phone', sql`${email}`, 100_000_000)})::text, 8, '0')`;
  await tx.execute(
    copyRows(
      users,
      {
        id: idOf(what, sql`n`),
        email,
        phone,
        name: sql`model.name || ' ' || n`,
        nameEn: sql`model.name_en || ' ' || n`,
        image: sql`null::uuid`,
      },
      numbered(sql`${users}`, count, models, what),
    ),
  );
}

async function insertSupervisors(tx: Transaction, count: number): Promise<void> {
  await insertUsers(tx, 'supervisor', count, 'model_supervisors');
  await tx.execute(
    copyRows(
      tables.supervisors,
      { id: idOf('supervisor', sql`n`) },
      numbered(sql`${tables.supervisors}`, count, 'model_supervisors', 'supervisor'),
    ),
  );
}

async function insertInspectors(tx: Transaction, { inspectors, supervisors }: Crowd): Promise<void> {
  await insertUsers(tx, 'inspector', inspectors, 'model_inspectors');
  await tx.execute(
    copyRows(
      tables.inspectors,
      {
        id: idOf('inspector', sql`n`),
        supervisorId: idOf('supervisor', sql`n % ${integerSql(supervisors)}`),
      },
      numbered(sql`${tables.inspectors}`, inspectors, 'model_inspectors', 'inspector'),
    ),
  );
}

async function insertCompanies(tx: Transaction, crowd: Crowd): Promise<void> {
  const count = crowd.companies;
  await insertUsers(tx, 'client', count, 'model_companies');
  const clientId = idOf('client', sql`n`);
  await tx.execute(
    copyRows(
      tables.clients,
      {
        id: clientId,
        companyName: sql`case n when ${integerSql(chain.company)} then ${sql.raw(`'${chain.name}'`)} else model.company_name || ' ' || n end`,
        companyNameEn: sql`case n when ${integerSql(chain.company)} then 'Al Waha Al Kubra Restaurants' else model.company_name_en || ' ' || n end`,
      },
      numbered(sql`${tables.clients}`, count, 'model_companies', 'client'),
    ),
  );
  await tx.execute(
    copyRows(
      tables.branches,
      {
        id: idOf('branch', sql`n || '/' || spot`),
        clientId,
        name: sql`model.name || ' ' || n || '/' || spot`,
        nameEn: sql`model.name_en || ' ' || n || '/' || spot`,
        restaurantId: sql`null::uuid`,
        main: sql`spot = 0`,
        active: sql`true`,
      },
      sql`from generate_series(0, ${integerSql(count)} - 1) as n
        cross join lateral generate_series(0, ${branchesOf(sql`n`, crowd)} - 1) as spot
        join (select b.id, row_number() over (order by b.name) - 1 as at from ${tables.branches} as b where b.deleted_at is null) as chosen
          on chosen.at = ${chosen('branch', sql`n || '/' || spot`, 10)}
        join ${tables.branches} as model on model.id = chosen.id`,
    ),
  );
}
