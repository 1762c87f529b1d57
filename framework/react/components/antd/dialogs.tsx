import type { Modal, ModalFuncProps } from 'antd';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { laterPart } from '../laterPart';

type ModalHook = ReturnType<typeof Modal.useModal>[0];

/** Questions and messages in a dialog. */
interface Dialogs {
  readonly confirm: (question: ModalFuncProps) => void;
  readonly error: (message: ModalFuncProps) => { readonly destroy: () => void };
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Asked for when the browser is idle, so that a question that is put waits for nothing. */
export const fetchModal = () => import('antd/es/modal');

const Holder = laterPart<{ readonly onReady: (modal: ModalHook) => void }>(async () => {
  const { default: FetchedModal } = await fetchModal();
  return function ModalHolder({ onReady }) {
    const [modal, holder] = FetchedModal.useModal();
    useEffect(() => onReady(modal), [modal, onReady]);
    return holder;
  };
});

/** Draws the dialogs that are asked for below it; their code comes with the first one. */
export function DialogsRoot({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [{ ready, onReady }] = useState(awaited<ModalHook>);
  const dialogs = useMemo<Dialogs>(() => {
    const modal = () => {
      setWanted(true);
      return ready;
    };
    return {
      confirm: (question) => void modal().then((fetched) => void fetched.confirm(question)),
      error: (message) => {
        const shown = modal().then((fetched) => ({ dialog: fetched.error(message) }));
        return { destroy: () => void shown.then(({ dialog }) => dialog.destroy()) };
      },
    };
  }, [ready]);
  return (
    <DialogsContext value={dialogs}>
      {wanted && <Holder onReady={onReady} />}
      {children}
    </DialogsContext>
  );
}

/** Asks and tells in dialogs, from anywhere below `DialogsRoot`. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs is called outside of DialogsRoot');
  return dialogs;
}

function awaited<Value>() {
  let onReady: (value: Value) => void = () => undefined;
  const ready = new Promise<Value>((resolve) => {
    onReady = resolve;
  });
  return { ready, onReady };
}
