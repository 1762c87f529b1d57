import type { ListState } from '../query/listAddress';
import type { ListSource } from '../query/listSource';
import { useRecords } from '../query/useRecords';

interface NextPageProps {
  readonly source: ListSource;
  readonly state: ListState;
}

/** Draws nothing: reads the next page while the pointer is on its way there. */
export function NextPage({ source, state }: NextPageProps) {
  useRecords(source, { ...state, page: state.page + 1 });
  return null;
}
