import type {
  ButtonProps,
  CheckboxProps,
  DropdownProps,
  MenuProps,
  Modal,
  ModalFuncProps,
  PaginationProps,
  PopoverProps,
  TooltipProps,
} from 'antd';
import {
  cloneElement,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useHeldPage } from '../heldPage';
import { laterPart } from '../laterPart';
import styles from './later.module.css';

/** Asked for when the browser is idle, so that what is opened first waits for nothing. */
export const fetchDropdown = () => import('antd/es/dropdown');

const Dropdown = laterPart<DropdownProps>(async () => (await fetchDropdown()).default);

interface LaterDropdownProps extends Pick<DropdownProps, 'menu' | 'placement'> {
  /** In the place of a menu; `close` closes it. */
  readonly popup?: (close: () => void) => ReactNode;
  /** Open from the first: the press that it waited for has been. */
  readonly begun?: boolean;
  readonly children: ReactElement<ButtonProps>;
}

/** antd's dropdown, which brings its menu along; until it is opened for the first time it is its button alone. */
export function LaterDropdown({ popup, begun, children, ...props }: LaterDropdownProps) {
  const [open, setOpen] = useState(begun);
  useHeldPage(open === true);
  if (open === undefined)
    return cloneElement(children, {
      onClick: (event: MouseEvent<HTMLElement>) => {
        children.props.onClick?.(event);
        setOpen(true);
      },
    });
  // The button is drawn anew inside the dropdown, and has the focus as before.
  const button = cloneElement(children, { autoFocus: true });
  return (
    <Dropdown
      {...props}
      {...(popup && { popupRender: () => popup(() => setOpen(false)) })}
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      waiting={button}
    >
      {button}
    </Dropdown>
  );
}

/** antd's menu, for frames with a menu bar; it loads after the rest of the frame. */
export const LaterMenu = laterPart<MenuProps>(async () => (await import('antd/es/menu')).default);

/** Popover of antd, loaded when the first one is opened. */
export const LaterPopover = laterPart<PopoverProps>(async () => (await import('antd/es/popover')).default);

const Checkbox = laterPart<CheckboxProps>(async () => (await import('antd/es/checkbox')).default);

/** Checkbox of antd, which brings its forms along, loaded after the rows; until then its place is reserved. */
export function LaterCheckbox(props: CheckboxProps) {
  return <Checkbox {...props} waiting={<span className={styles.box} />} />;
}

const Pagination = laterPart<PaginationProps>(async () => (await import('antd/es/pagination')).default);

/** Pagination of antd, loaded after the rows; until then its place is reserved. */
export function LaterPagination(props: PaginationProps) {
  return <Pagination {...props} waiting={<span className={styles.room} />} />;
}

const Tooltip = laterPart<TooltipProps>(async () => (await import('antd/es/tooltip')).default);

/** Tooltip of antd, loaded after what it explains. */
export function LaterTooltip(props: TooltipProps & { readonly children: ReactElement }) {
  return <Tooltip {...props} waiting={props.children} />;
}

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
