import type {
  ButtonProps,
  CheckboxProps,
  DropdownProps,
  MenuProps,
  PaginationProps,
  PopoverProps,
  TooltipProps,
} from 'antd';
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
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
