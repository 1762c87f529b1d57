import { isKeyOf } from '#framework/base/objects';
import type { Resource } from '#framework/schema/resource';
import { books } from './books';
import { loans } from './loans';
import { members } from './members';
import { shelves } from './shelves';

export const resources = { loans, books, shelves, members } as const satisfies Record<string, Resource>;
export type ResourceName = keyof typeof resources;
export const resourceList: readonly Resource[] = Object.values(resources);

export function resourceNamed(name: string): Resource | undefined {
  return isKeyOf(resources, name) ? resources[name] : undefined;
}
