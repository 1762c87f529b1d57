import type { RecordTabProps } from '@framework/console/record/RecordTabs';
import { OneBranchStatistics } from './OneBranchStatistics';

/** The statistics of the branch whose record is open. */
export default function BranchRecordStatistics({ record }: RecordTabProps) {
  return <OneBranchStatistics clientId={String(record['clientId'])} branchId={record.id} />;
}
