import type { RadioProps } from 'antd';
import { laterPart } from '../laterPart';

const Fetched = laterPart<RadioProps>(async () => (await import('antd/es/radio')).default);

/** antd's radio where a table has one row chosen, or one value of a column: ours do neither, and it brings the whole of antd's form. */
export default function LaterRadio(props: RadioProps) {
  return <Fetched {...props} />;
}
