import type { Resource } from 'sijil/schema/resource';
import ImportDrawer from './ImportDrawer';
import { useRecordSource } from './importSource';

interface RecordImportProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

/** Import of a declaration's records from a file. */
export default function RecordImport({ resource, onClose }: RecordImportProps) {
  return <ImportDrawer source={useRecordSource(resource)} onClose={onClose} />;
}
