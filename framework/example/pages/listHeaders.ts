import type { ComponentType } from 'react';
import type { Resource } from '#framework/schema/resource';

export interface ListHeaderProps {
  readonly resource: Resource;
}

type LoadHeader = () => Promise<{ readonly default: ComponentType<ListHeaderProps> }>;

/** Headers of generated lists: none. */
export const listHeaders: Readonly<Record<string, LoadHeader>> = {};
export const headedRecords: ReadonlySet<string> = new Set();
