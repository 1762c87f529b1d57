import type { MenuProps } from 'antd';
import { laterPart } from '../laterPart';

/** antd's menu, for frames with a menu bar; it loads after the rest of the frame. */
export const LaterMenu = laterPart<MenuProps>(async () => (await import('antd/es/menu')).default);
