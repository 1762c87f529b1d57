import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { certificates, type CertificateSubject } from '../../db/schema/certificates';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import type { RequestRow } from '../../workflow/effect';
import { loadVehicles } from '../filledForms/loadFilledForm';
import { loadRequestPlace } from '../requests/findRequest';
import { files } from 'sijil/server/db/schema/files';
import type { AppContext } from 'sijil/server/http/appContext';
import { ContentError } from 'sijil/server/storage/storage';

/** Number of plates that fit on the certificate; the rest of a larger fleet is only counted. */
const platesShown = 3;

/** Current facts of a certificate: the inspected subject, the service and the inspector. */
export async function loadSubject(db: Queryable, request: RequestRow): Promise<CertificateSubject> {
  // Sequential: queries of a transaction share one connection.
  const place = await loadRequestPlace(db, request);
  const vehicles = await loadVehicles(db, request.id);
  const names = await namesOf(db, [request.inspectorId, request.supervisorId]);
  const [order] = await db
    .select({ companyName: tables.clients.companyName, service: tables.services.name })
    .from(tables.clients)
    .innerJoin(tables.services, eq(tables.services.id, request.serviceId))
    .where(eq(tables.clients.id, request.clientId));
  const companyName = order?.companyName ?? '';
  return {
    companyName,
    subjectName: vehicles.length > 0 ? fleetName(vehicles) : (place?.branch.name ?? companyName),
    city: place?.city ?? { ar: '', en: '' },
    service: order?.service ?? { ar: '', en: '' },
    inspectorName: names.get(request.inspectorId) ?? '',
    supervisorName: names.get(request.supervisorId) ?? '',
  };
}

function fleetName(vehicles: readonly { readonly name: string }[]): string {
  const plates = vehicles.slice(0, platesShown).map(({ name }) => name);
  const others = vehicles.length - plates.length;
  return others > 0 ? `${plates.join(' · ')} (+${others})` : plates.join(' · ');
}

async function namesOf(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        ids.filter((id) => id !== null),
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Id of the logo for a certificate that is issued now: of the inspected branch's restaurant, otherwise of the company. */
export async function holderLogo(
  db: Queryable,
  { clientId, branchId }: Pick<RequestRow, 'clientId' | 'branchId'>,
): Promise<string | null> {
  const { clients, branches, restaurants } = tables;
  const [held] = await db
    .select({ logo: sql<string | null>`coalesce(${restaurants.logo}, ${clients.logo})` })
    .from(clients)
    .leftJoin(branches, branchId ? eq(branches.id, branchId) : sql`false`)
    .leftJoin(restaurants, eq(restaurants.id, branches.restaurantId))
    .where(eq(clients.id, clientId));
  return held?.logo ?? null;
}

/**
 * Content of the logo with which a certificate was issued; null if it has none or the content is lost.
 * @throws ContentError while the content cannot be read
 */
export async function readLogo(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  code: string,
): Promise<Buffer | null> {
  const [file] = await db
    .select({ sha256: files.sha256 })
    .from(certificates)
    .innerJoin(files, eq(files.id, certificates.logo))
    .where(eq(certificates.code, code));
  if (!file) return null;
  return storage.read(file.sha256).catch((error: unknown) => {
    if (error instanceof ContentError && error.reason === 'missing') return null;
    throw error;
  });
}
