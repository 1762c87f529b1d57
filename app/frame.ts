export { FrameFooter } from '@/frame/FrameFooter';
export { personEntries, useLeftOut } from '@/frame/menus';
export { Notices } from '@/frame/Notices';
export { NotificationsButton as HeaderExtras } from '@/frame/NotificationsButton';
