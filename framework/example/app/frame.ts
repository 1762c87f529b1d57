export { FrameFooter, HeaderExtras, Notices, personEntries, useLeftOut } from '../pages/frame';
