import { useMedia } from '@/theme/useMedia';

/** True where a table would have to be scrolled sideways. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 767px)');
}
