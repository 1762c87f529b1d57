import { useMedia } from '@framework/theme/useMedia';

/** True where the side navigation has room of its own. */
export function useWide(): boolean {
  return useMedia('(min-width: 992px)');
}
