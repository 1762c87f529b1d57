import type { MenuProps } from 'antd';
import { laterPart } from '../laterPart';

/** antd's menu, for the frames that stand it in a bar; it comes after what stands around it. */
export const LaterMenu = laterPart<MenuProps>(async () => (await import('antd/es/menu')).default);
