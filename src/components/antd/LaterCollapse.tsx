import type { CollapseProps } from 'antd';
import { laterPart } from '../laterPart';

const Fetched = laterPart<CollapseProps>(async () => (await import('antd/es/collapse')).default);

/** antd's collapse where a choice of colours folds them in, which none of ours does: every button would bring it all the same. */
export default function LaterCollapse(props: CollapseProps) {
  return <Fetched {...props} />;
}
