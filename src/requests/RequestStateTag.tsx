import { requestState, type Stated } from '#domain/requests/requestState';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { useNow } from '@/providers/serverClock';

/** Where a request stands now; a step of its history is told by `StatusTag`. */
export function RequestStateTag({ request }: { readonly request: Stated }) {
  const localize = useLocalize();
  const { tone, ...label } = requestState(request, useNow());
  return <ToneTag tone={tone}>{localize(label)}</ToneTag>;
}
