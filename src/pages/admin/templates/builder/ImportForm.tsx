import ImportDrawer from '@framework/console/transfer/import/ImportDrawer';
import { useFormSource } from './useFormSource';

/** Draft of a form from a spreadsheet, each row checked before anything is saved. */
export default function ImportForm({ onClose }: { readonly onClose: () => void }) {
  return <ImportDrawer source={useFormSource()} onClose={onClose} />;
}
