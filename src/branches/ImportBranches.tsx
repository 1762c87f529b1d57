import type { BranchImport } from '#domain/api/profileViews';
import ImportDrawer from 'sijil/react/console/transfer/import/ImportDrawer';
import { useMemo } from 'react';
import { mostImportedBranches } from '#domain/profile/locationsBody';
import { callOperation } from 'sijil/react/providers/operations';
import { useDone } from 'sijil/react/providers/freshness/useChanged';
import type { ImportSource } from 'sijil/react/console/transfer/import/importSource';
import { branchFieldNames, branchFields } from '#domain/profile/companyFields';

interface ImportBranchesProps {
  readonly onClose: () => void;
  readonly onTake?: (branches: BranchImport['found']) => void;
}

/** Import of branches from a spreadsheet, with a preview before they are created. */
export default function ImportBranches({ onClose, onTake }: ImportBranchesProps) {
  return <ImportDrawer source={useBranchSource(onTake)} onClose={onClose} />;
}

/** Columns that a short address, or another column, may replace. */
const elsewhere: readonly string[] = ['shortAddress', 'stateId', 'cityId', 'districtId', 'street', 'place'];

/** Columns of a sheet of branches; a required field that nothing else can replace needs its own. */
const targets = branchFieldNames.map((name) => ({
  key: name,
  label: branchFields[name].label,
  required: branchFields[name].required === true && !elsewhere.includes(name),
  days: false,
}));

/**
 * Import source for a company's branches. With `onTake` nothing is written: the rows that were read go to a form that is still
 * being filled in, as in the registration.
 */
function useBranchSource(onTake?: (branches: BranchImport['found']) => void): ImportSource {
  const done = useDone();
  return useMemo(
    () => ({
      name: 'branches',
      label: { ar: 'الفروع', en: 'Branches' },
      targets,
      most: mostImportedBranches,
      send: async ({ mode, rows }) => {
        const sent = rows.map(({ line, values }) => ({ line, ...values }));
        const body = { mode: onTake ? ('check' as const) : mode, rows: sent };
        const answer = await callOperation('branches.importOwn', { body });
        const found = answer.found.map(({ line, branch, place }) => ({
          line,
          title: String(branch['name']),
          place,
        }));
        const taken = mode === 'valid' || (mode === 'all' && answer.refused.length === 0);
        if (onTake && taken) onTake(answer.found);
        if (answer.created > 0) void done('branches.importOwn');
        const nothing = { updated: 0, unchanged: 0, changes: [] };
        return { ...answer, ...nothing, found, ...(onTake && taken && { created: answer.found.length }) };
      },
    }),
    [onTake, done],
  );
}
