import type { ButtonProps, DropdownProps, MenuProps, PopoverProps } from 'antd';
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useHeldPage } from '../heldPage';
import { laterPart } from '../laterPart';

/** Asked for when the browser is idle, so that what is opened first waits for nothing. */
export const fetchDropdown = () => import('antd/es/dropdown');

const Fetched = laterPart<DropdownProps>(async () => (await fetchDropdown()).default);

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
    <Fetched
      {...props}
      {...(popup && { popupRender: () => popup(() => setOpen(false)) })}
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      waiting={button}
    >
      {button}
    </Fetched>
  );
}

/** antd's menu, for frames with a menu bar; it loads after the rest of the frame. */
export const LaterMenu = laterPart<MenuProps>(async () => (await import('antd/es/menu')).default);

/** Popover of antd, loaded when the first one is opened. */
export const LaterPopover = laterPart<PopoverProps>(async () => (await import('antd/es/popover')).default);
