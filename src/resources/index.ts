import type { Resource } from '#framework/schema/resource';
import { isKeyOf } from '#framework/base/objects';
import { admins } from './admins';
import { branches } from './branches';
import { branchDocuments } from './branchDocuments';
import { branchStandings } from './branchStandings';
import { cannedAnswers } from './cannedAnswers';
import { certificates } from './certificates';
import { cities } from './cities';
import { clients } from './clients';
import { clientsOnHold } from './clientsOnHold';
import { clientTypes } from './clientTypes';
import { cuisineTypes } from './cuisineTypes';
import { daysOff } from './daysOff';
import { districts } from './districts';
import { inspectorForms } from './inspectorForms';
import { inspectorReports } from './inspectorReports';
import { inspectors } from './inspectors';
import { nationalities } from './nationalities';
import { notificationKinds } from './notificationKinds';
import { payments } from './payments';
import { refunds } from './refunds';
import { requests } from './requests';
import { passwordRequests } from './passwordRequests';
import { restaurants } from './restaurants';
import { reviews } from './reviews';
import { services } from './services';
import { settings } from './settings';
import { states } from './states';
import { supervisors } from './supervisors';
import { taxDocuments } from './taxDocuments';
import { tickets } from './tickets';
import { users } from './users';
import { vehicles } from './vehicles';
import { vehicleStandings } from './vehicleStandings';
import { vehicleTypes } from './vehicleTypes';
import { visitSettings } from './visitSettings';

/** The ordered list that the whole system reads: menu, routes, tables, OpenAPI and tests follow it. */
export const resources = {
  clients,
  clientsOnHold,
  restaurants,
  branches,
  branchDocuments,
  vehicles,
  branchStandings,
  vehicleStandings,
  supervisors,
  inspectors,
  admins,
  users,
  passwordRequests,
  services,
  inspectorForms,
  requests,
  certificates,
  reviews,
  inspectorReports,
  daysOff,
  payments,
  refunds,
  taxDocuments,
  tickets,
  settings,
  visitSettings,
  notificationKinds,
  cannedAnswers,
  nationalities,
  clientTypes,
  cuisineTypes,
  vehicleTypes,
  states,
  cities,
  districts,
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

export const resourceList: readonly Resource[] = Object.values(resources);

export function resourceNamed(name: string): Resource | undefined {
  return isKeyOf(resources, name) ? resources[name] : undefined;
}
