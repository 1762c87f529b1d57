import type { Resource } from '#domain/schema/resource';
import { admins } from './admins';
import { branches } from './branches';
import { cities } from './cities';
import { clients } from './clients';
import { clientTypes } from './clientTypes';
import { cuisineTypes } from './cuisineTypes';
import { districts } from './districts';
import { inspectors } from './inspectors';
import { nationalities } from './nationalities';
import { restaurants } from './restaurants';
import { services } from './services';
import { states } from './states';
import { supervisors } from './supervisors';
import { users } from './users';
import { vehicles } from './vehicles';
import { vehicleTypes } from './vehicleTypes';

/** The ordered list that the whole system reads: menu, routes, tables, OpenAPI and tests follow it. */
export const resources = {
  clients,
  restaurants,
  branches,
  vehicles,
  supervisors,
  inspectors,
  admins,
  users,
  services,
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
  return Object.hasOwn(resources, name) ? resources[name as ResourceName] : undefined;
}
