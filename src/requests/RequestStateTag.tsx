import { requestState, type Stated } from '#domain/requests/requestState';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { useNow } from '@/providers/serverClock';

/** Current state of a request; a step of its history uses `StatusTag`. */
export function RequestStateTag({ request }: { readonly request: Stated }) {
  const localize = useLocalize();
  const { tone, ...label } = requestState(request, useNow());
  return <ToneTag tone={tone}>{localize(label)}</ToneTag>;
}
