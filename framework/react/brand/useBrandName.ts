import { useLocalize } from '@framework/providers/language';
import { useBrand } from '@framework/theme/brandStore';

/** Name of the application in the reader's language. */
export function useBrandName(): string {
  return useLocalize()(useBrand(({ name }) => name));
}
