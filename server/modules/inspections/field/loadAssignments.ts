import { bothNames } from 'sijil/server/db/names';
import { companyName } from '../../../db/names';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { type Language, nameOf } from 'sijil/base/i18n/localized';
import { availableActions } from '#domain/workflow/availableActions';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import {
  answers,
  formVersions,
  requestHistory,
  requests,
  requestVehicles,
} from '../../../db/schema/requests';
import { users } from '../../../db/schema/users';
import { tables } from '../../../db/schema/declared';
import { loadFacts } from '../../../workflow/loadFacts';
import { readableRows } from 'sijil/server/resources/rights';
import { visitAhead } from '#domain/workflow/visitAhead';
import { loadRequestPlace, type RequestPlace } from '../../requests/findRequest';
import { type AssignmentView, formView } from '#domain/api/fieldViews';
import { formOfVisit, formToFill } from '../../filledForms/loadFilledForm';
import type { Queryable } from 'sijil/server/db/connect';
import type { RequestRow } from '../../../workflow/effect';
import { linksOf, toThumbnailUrl } from 'sijil/server/files/fileLinks';
import { loadPreviousAnswers } from '../results/loadPreviousAnswers';
import { filesOfAnswer } from '../answers/attachFiles';
import { loadDraft } from './drafts';
import { loadLeftovers } from './leftovers';
import { isOwnAnswer } from '../../inspectors/loadQuality';

const supervisorUsers = alias(users, 'supervisor_users');
const clientUsers = alias(users, 'client_users');

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Visits that an inspector still has to make or submit, earliest first. */
export async function loadAssignments(
  api: AppContext,
  actor: Actor,
  language: Language,
): Promise<AssignmentView[]> {
  const rows = await readRows(api, actor);
  return Promise.all(rows.map((row) => toView(api, actor, language, row)));
}

function readRows(api: AppContext, actor: Actor) {
  const { clients, services } = tables;
  return api.db
    .select({
      request: requests,
      form: formVersions.body,
      companyName,
      service: { id: services.id, name: services.name },
      client: { name: bothNames(clientUsers.name, clientUsers.nameEn), phone: clientUsers.phone },
      supervisor: {
        name: bothNames(supervisorUsers.name, supervisorUsers.nameEn),
        phone: supervisorUsers.phone,
      },
    })
    .from(requests)
    .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
    .innerJoin(clients, eq(clients.id, requests.clientId))
    .innerJoin(clientUsers, eq(clientUsers.id, requests.clientId))
    .innerJoin(services, eq(services.id, requests.serviceId))
    .leftJoin(supervisorUsers, eq(supervisorUsers.id, requests.supervisorId))
    .where(and(readableRows(resources.requests, actor), inArray(requests.status, visitAhead)))
    .orderBy(sql`${requests.visitAt} asc nulls last`, asc(requests.number));
}

async function toView(api: AppContext, actor: Actor, language: Language, row: Row): Promise<AssignmentView> {
  const { request, service, supervisor } = row;
  const { id, number, version, status, visitAt, visitNote, notes, answers, formVersionId } = request;
  const [place, vehicles, facts, returned, earlier, draft, leftovers] = await Promise.all([
    loadRequestPlace(api.db, request),
    loadAssignedVehicles(api.db, id),
    loadFacts(api.db, request, actor, api.clock()),
    loadReturned(api, request),
    loadEarlierFindings(api, request),
    loadDraft(api, id),
    loadLeftovers(api, id),
  ]);
  return {
    id,
    number,
    version,
    status,
    visitAt,
    visitNote,
    notes,
    formVersionId,
    companyName: row.companyName,
    service,
    supervisor,
    returned,
    earlier,
    draft,
    leftovers,
    vehicles: vehicles.map((vehicle) => ({
      ...vehicle,
      form: request.reinspectedItems && toFormView(formToFill(row.form, request, vehicle.id)),
    })),
    answers: [...answers],
    place: place && toPlace(place),
    contact: place
      ? {
          name: nameOf(place.branch.responsibleName, null),
          phone: place.branch.responsiblePhone,
        }
      : row.client,
    form: toFormView(formOfVisit(row.form, request)),
    actions: availableActions(status, actor.role, facts).map(({ name, allowed, reason }) => ({
      name,
      allowed,
      reason: reason?.[language] ?? null,
    })),
  };
}

function toFormView(form: InspectionForm): AssignmentView['form'] {
  return formView.parse(form);
}

function toPlace({ branch, city, district }: RequestPlace): NonNullable<AssignmentView['place']> {
  const { street, shortAddress, place } = branch;
  const { latitude = null, longitude = null } = place ?? {};
  return {
    name: nameOf(branch.name, branch.nameEn),
    city,
    district,
    street,
    shortAddress,
    latitude,
    longitude,
  };
}

/** Vehicles of a visit with the details that identify them in a yard: plate, driver, type. */
function loadAssignedVehicles(db: Queryable, requestId: string) {
  const { vehicles, vehicleTypes } = tables;
  return db
    .select({
      id: vehicles.id,
      number: vehicles.number,
      driverName: vehicles.driverName,
      type: vehicleTypes.name,
    })
    .from(requestVehicles)
    .innerJoin(vehicles, eq(vehicles.id, requestVehicles.vehicleId))
    .innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicles.vehicleTypeId))
    .where(eq(requestVehicles.requestId, requestId))
    .orderBy(vehicles.number);
}

/** Form returned by the supervisor: the reason, and the answers from which to continue; null if none was returned. */
async function loadReturned(
  api: AppContext,
  { id: requestId }: RequestRow,
): Promise<AssignmentView['returned']> {
  const rows = await api.db
    .select()
    .from(answers)
    .where(and(eq(answers.requestId, requestId), isOwnAnswer));
  if (rows.length === 0) return null;
  const [step] = await api.db
    .select({ reason: requestHistory.reason })
    .from(requestHistory)
    .where(and(eq(requestHistory.requestId, requestId), eq(requestHistory.transition, 'returnForm')))
    .orderBy(desc(requestHistory.position))
    .limit(1);
  const links = await linksOf(api, api.db, rows.flatMap(filesOfAnswer));
  return {
    reason: step?.reason ?? '',
    answers: rows.map((row) => ({
      vehicleId: row.vehicleId,
      questionKey: row.questionKey,
      score: row.score,
      reading: row.reading,
      entries: row.entries,
      note: row.note,
      supervisorNote: row.supervisorNote,
      fileIds: row.fileIds,
      mendedFileIds: row.mendedFileIds,
      mendedNote: row.mendedNote,
      files: filesOfAnswer(row).flatMap((id) => links.get(id) ?? []),
    })),
  };
}

/** What the last visit found, with small pictures. */
async function loadEarlierFindings(api: AppContext, request: RequestRow): Promise<AssignmentView['earlier']> {
  const before = await loadPreviousAnswers(api, request);
  return before.flatMap(({ evidence, score, ...answer }) => {
    if (score !== 0 && score !== 1) return [];
    const pictures = evidence
      .filter(({ type }) => type.startsWith('image/'))
      .map((link) => ({ id: link.id, url: toThumbnailUrl(link) }));
    return [{ ...answer, score, pictures }];
  });
}
