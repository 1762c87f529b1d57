import { isKeyOf } from '#framework/base/objects';
import { designedFields } from '#framework/schema/designs/designedFields';
import type { Resource } from '#framework/schema/resource';
import { books } from './books';
import { loans } from './loans';
import { members } from './members';
import { shelves } from './shelves';

const declared = { loans, books, shelves, members } as const satisfies Record<string, Resource>;

export const resources = {
  ...declared,
  designedFields: designedFields({ designers: ['librarian'], of: declared }),
} as const satisfies Record<string, Resource>;
export type ResourceName = keyof typeof resources;
export const resourceList: readonly Resource[] = Object.values(resources);

export function resourceNamed(name: string): Resource | undefined {
  return isKeyOf(resources, name) ? resources[name] : undefined;
}
