import { useOperation } from 'sijil/react/providers/operations';
import { Footer } from './Footer';

/** Footer of the signed-in screens. */
export function FrameFooter() {
  return <Footer read={useOperation('portal.settings', { showsRecords: ['settings'] })} />;
}
