import type { TreeProps } from 'antd';
import { laterPart } from '../laterPart';

const Fetched = laterPart<TreeProps>(async () => (await import('antd/es/tree')).default);

/** antd's tree where a table's header filters by one, which none of ours does: a table would bring it all the same. */
export default function LaterTree(props: TreeProps) {
  return <Fetched {...props} />;
}
