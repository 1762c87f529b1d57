import { Names } from './RecordNames';
import { useReferred } from '#app/referredRecords';

interface ReferredNamesProps {
  readonly to: string;
  readonly ids: readonly string[];
}

/** Names of records as the reader's requests tell them; fetched by the few who have no other way to them. */
export default function ReferredNames({ to, ids }: ReferredNamesProps) {
  const { options } = useReferred({ to, ids, enabled: true });
  return <Names ids={ids} names={new Map(options.map(({ value, label }) => [value, label]))} />;
}
