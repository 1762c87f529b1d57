import type { BranchImport } from '#domain/api/branchImportView';
import ImportDrawer from '@framework/console/transfer/import/ImportDrawer';
import { useBranchSource } from './useBranchSource';

interface ImportBranchesProps {
  readonly onClose: () => void;
  readonly onTake?: (branches: BranchImport['found']) => void;
}

/** Branches from a spreadsheet, seen before they are made. */
export default function ImportBranches({ onClose, onTake }: ImportBranchesProps) {
  return <ImportDrawer source={useBranchSource(onTake)} onClose={onClose} />;
}
