import type { PopoverProps } from 'antd';
import { laterPart } from '../laterPart';

/** Popover of antd, loaded when the first one is opened. */
export const LaterPopover = laterPart<PopoverProps>(async () => (await import('antd/es/popover')).default);
