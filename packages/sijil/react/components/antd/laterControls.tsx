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
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldPage } from '../heldPage';
import i18next from 'i18next';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage, isAnswered } from 'sijil/react/providers/failedCall';
import { dialogLook, mainFirst, otherWord } from '../dialogLook';
import { Refusal } from '../Refusal';
import { alertIcons } from '../icons';
import { laterPart } from '../laterPart';
import styles from './later.module.css';

/** Fetched when the browser is idle, so that the first menu opens without waiting. */
export const fetchDropdown = () => import('antd/es/dropdown');

const Dropdown = laterPart<DropdownProps>(async () => (await fetchDropdown()).default);

interface LaterDropdownProps extends Pick<DropdownProps, 'menu' | 'placement'> {
  /** Content in place of a menu; `close` closes it. */
  readonly popup?: (close: () => void) => ReactNode;
  /** True to open at once: the press that requested it has already happened. */
  readonly begun?: boolean;
  readonly children: ReactElement<ButtonProps>;
}

/** antd's dropdown, loaded with its menu when it is first opened; until then only its button is rendered. */
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
  // The dropdown renders the button again, so it must take the focus again.
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

/** antd's checkbox, which brings antd's form code; loaded after the rows, with its place reserved. */
export function LaterCheckbox(props: CheckboxProps) {
  return <Checkbox {...props} waiting={<span className={styles.box} />} />;
}

const Pagination = laterPart<PaginationProps>(async () => (await import('antd/es/pagination')).default);

/** Reserves the height of a pagination. */
export const PaginationSpace = () => <span className={styles.room} />;

/**
 * antd's pagination, loaded after the rows, with its place reserved. antd names its arrows by their icons, in English, and a
 * right arrow leads back in Arabic: they are named by what they do.
 */
export function LaterPagination({ locale, ...props }: PaginationProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      {...props}
      locale={{ page_size: t('pages.size'), ...locale }}
      itemRender={(_, type, element) =>
        type !== 'page' && isValidElement<{ 'aria-label'?: string }>(element)
          ? cloneElement(element, { 'aria-label': t(`pages.${type}`) })
          : element
      }
      waiting={<PaginationSpace />}
    />
  );
}

const Tooltip = laterPart<TooltipProps>(async () => (await import('antd/es/tooltip')).default);

/** antd's tooltip, loaded after the element that it explains. */
export function LaterTooltip(props: TooltipProps & { readonly children: ReactElement }) {
  return <Tooltip {...props} waiting={props.children} />;
}

type ModalHook = ReturnType<typeof Modal.useModal>[0];

interface Question {
  readonly title: ReactNode;
  readonly content?: ReactNode;
  readonly icon?: ReactNode;
  /** Word of the main button: the verb of the title. */
  readonly okText: string;
  /** True for a main button in red: it destroys something. */
  readonly danger?: boolean;
  /** Word of the other button, by default that of `otherWord`. */
  readonly cancelText?: string;
  /** Does what was asked. A refused call is shown in the dialog, which stays open. */
  readonly onOk: () => unknown;
}

/** Questions and messages in a dialog. */
interface Dialogs {
  readonly confirm: (question: Question) => void;
  readonly error: (message: ModalFuncProps) => { readonly destroy: () => void };
  /** Shows the refusal of a control that has no place for it, such as an entry of a menu. Pass it to `catch`. */
  readonly refused: (error: unknown) => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Fetched when the browser is idle, so that the first dialog opens without waiting. */
export const fetchModal = () => import('antd/es/modal');

const Holder = laterPart<{ readonly onReady: (modal: ModalHook) => void }>(async () => {
  const { default: FetchedModal } = await fetchModal();
  return function ModalHolder({ onReady }) {
    const [modal, holder] = FetchedModal.useModal();
    useEffect(() => onReady(modal), [modal, onReady]);
    return holder;
  };
});

/** Asks a question, with the focus on the button that changes nothing. */
function ask(modal: ModalHook, { danger = false, onOk, content, ...question }: Question): void {
  const answer = async (close: () => void) => {
    shown.update({ content, okButtonProps: { danger, loading: true } });
    try {
      await onOk();
      close();
    } catch (error) {
      shown.update({
        content: (
          <>
            {content}
            <Refusal error={error} />
          </>
        ),
        okButtonProps: { danger, loading: false },
      });
      if (!(error instanceof CallError)) throw error;
    }
  };
  const shown = modal.confirm({
    icon: null,
    footer: mainFirst,
    ...dialogLook,
    cancelText: otherWord(question.okText),
    autoFocusButton: 'cancel',
    ...question,
    content,
    okButtonProps: { danger },
    // antd closes the dialog by itself when it gets a promise.
    onOk: (close: () => void) => void answer(close),
  });
}

/** Renders the dialogs that components below it open; their code is loaded with the first one. */
export function DialogsRoot({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [{ ready, onReady }] = useState(awaited<ModalHook>);
  const dialogs = useMemo<Dialogs>(() => {
    const modal = () => {
      setWanted(true);
      return ready;
    };
    const error: Dialogs['error'] = (message) => {
      const shown = modal().then((fetched) => ({
        dialog: fetched.error({ icon: alertIcons.error, ...dialogLook, ...message }),
      }));
      return { destroy: () => void shown.then(({ dialog }) => dialog.destroy()) };
    };
    return {
      error,
      refused: (refusal) => {
        if (!(refusal instanceof CallError)) throw refusal;
        if (isAnswered(refusal)) return;
        const message = inlineMessage(refusal) || i18next.t('error');
        error({ title: message, content: i18next.t('nothingChanged'), okText: i18next.t('close') });
      },
      confirm: (question) => void modal().then((fetched) => ask(fetched, question)),
    };
  }, [ready]);
  return (
    <DialogsContext value={dialogs}>
      {wanted && <Holder onReady={onReady} />}
      {children}
    </DialogsContext>
  );
}

/** Returns the dialogs of the nearest `DialogsRoot`. */
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
