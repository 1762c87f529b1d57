import { type RequestStatus, statuses } from '#domain/workflow/statuses';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';

/** Label and colour of a status, from the table of statuses. */
export function StatusTag({ status }: { readonly status: RequestStatus }) {
  const localize = useLocalize();
  return <ToneTag tone={statuses[status].tone}>{localize(statuses[status])}</ToneTag>;
}
