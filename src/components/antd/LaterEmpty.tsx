import type { EmptyProps } from 'antd';
import { laterPart } from '../laterPart';

const simple = Symbol('the smaller drawing');

const Fetched = laterPart<EmptyProps & { readonly isSimple: boolean }>(async () => {
  const { default: Empty } = await import('antd/es/empty');
  return ({ isSimple, ...props }) => (
    <Empty {...props} {...(isSimple && { image: Empty.PRESENTED_IMAGE_SIMPLE })} />
  );
});

/** antd's word for «nothing here», where no other is given: our lists say their own. */
function LaterEmpty({ image, ...props }: Omit<EmptyProps, 'image'> & { readonly image?: symbol }) {
  return <Fetched {...props} isSimple={image === simple} />;
}

// By this name antd asks for it.
LaterEmpty.PRESENTED_IMAGE_SIMPLE = simple;

export default LaterEmpty;
