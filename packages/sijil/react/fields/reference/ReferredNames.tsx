import { Names } from './RecordNames';
import { useReferred } from 'sijil/react/application';

interface ReferredNamesProps {
  readonly to: string;
  readonly ids: readonly string[];
}

/** Names of records, read by way of the reader's requests; for the few readers without access to the records themselves. */
export default function ReferredNames({ to, ids }: ReferredNamesProps) {
  const { options } = useReferred({ to, ids, enabled: true });
  return <Names ids={ids} names={new Map(options.map(({ value, label }) => [value, label]))} />;
}
