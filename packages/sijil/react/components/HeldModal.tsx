// oxlint-disable-next-line no-restricted-imports -- the one place that holds the page
import { Modal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { dialogLook, mainFirst, otherWord } from './dialogLook';
import { useHeldPage } from './heldPage';

type HeldModalProps = Omit<ModalProps, 'footer' | 'okText' | 'cancelText'> &
  (
    | {
        readonly footer: ReactNode;
        readonly okText?: never;
        readonly cancelText?: never;
      }
    | {
        readonly footer?: never;
        /** Word of the main button: the verb of the title. */
        readonly okText: string;
        /** Word of the other button, by default that of `otherWord`. */
        readonly cancelText?: string;
      }
  );

/**
 * antd's modal, under which a changed design or text does not render the page again while it is open. A dialog with a cancel
 * button needs no cross; one without buttons (`footer: null`) has it, unless its content has a cancel button of its own.
 */
export function HeldModal({ footer, okText, cancelText, ...props }: HeldModalProps) {
  useHeldPage(props.open === true);
  const words = okText !== undefined && { okText, cancelText: cancelText ?? otherWord(okText) };
  return (
    <Modal
      {...dialogLook}
      {...(footer !== null && { closable: false })}
      {...words}
      {...props}
      footer={footer === undefined ? mainFirst : footer}
    />
  );
}
