// oxlint-disable-next-line no-restricted-imports -- the one place that holds the page
import { Modal, type ModalProps } from 'antd';
import { useHeldPage } from './heldPage';

/** antd's modal, under which a changed design or text does not render the page again while it is open. */
export function HeldModal(props: ModalProps) {
  useHeldPage(props.open === true);
  return <Modal {...props} />;
}
