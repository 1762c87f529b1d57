// oxlint-disable-next-line no-restricted-imports -- the one place that holds the page
import { Modal, type ModalProps } from 'antd';
import { dialogLook, mainFirst } from './dialogLook';
import { useHeldPage } from './heldPage';

/**
 * antd's modal, under which a changed design or text does not render the page again while it is open. A dialog with a cancel
 * button needs no cross; one without buttons (`footer: null`) has it, unless its content has a cancel button of its own.
 */
export function HeldModal({ footer = mainFirst, ...props }: ModalProps) {
  useHeldPage(props.open === true);
  return <Modal {...dialogLook} {...(footer !== null && { closable: false })} {...props} footer={footer} />;
}
