import { useNavigate } from 'react-router';
import { screenPath } from '#domain/schema/resource';
import { RecordCards } from './RecordCards';
import { RecordTable, type RecordTableProps } from './RecordTable';
import { useNarrow } from './useNarrow';

/** Records as a table, or as cards where a table would not fit; a click opens one. */
export function RecordList(props: Omit<RecordTableProps, 'onOpen'>) {
  const narrow = useNarrow();
  const navigate = useNavigate();
  const Drawn = narrow ? RecordCards : RecordTable;
  return <Drawn {...props} onOpen={(id) => void navigate(`${screenPath(props.resource)}/${id}`)} />;
}
