import type { Resource } from '#domain/schema/resource';
import type { ListState } from './listAddress';
import { useRecords } from './useRecords';

interface NextPageProps {
  readonly resource: Resource;
  readonly state: ListState;
}

/** Draws nothing: reads the next page while the pointer is on its way there. */
export function NextPage({ resource, state }: NextPageProps) {
  useRecords(resource, { ...state, page: state.page + 1 });
  return null;
}
