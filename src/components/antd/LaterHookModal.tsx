import type { ComponentProps } from 'react';
import type HookModal from 'antd/es/modal/useModal/HookModal';
import { laterPart } from '../laterPart';

/** Asked for when the browser is idle, so that a question that is put waits for nothing. */
export const fetchHookModal = () => import('antd/es/modal/useModal/HookModal');

const Fetched = laterPart<ComponentProps<typeof HookModal>>(async () => (await fetchHookModal()).default);

/** antd's questions and messages in a dialog (`App.useApp().modal`), of which every page would bring the dialog along. */
export default function LaterHookModal(props: ComponentProps<typeof HookModal>) {
  return <Fetched {...props} />;
}
