import { dateTime, defineShape } from '#framework/schema/index';
import { note, reason, version } from './stepBodies';

const visitAt = dateTime({ label: { ar: 'موعد الزيارة', en: 'Visit time' }, required: true });

/** Visit time, as the supervisor proposes or moves it. */
export const sendDetailsBody = defineShape({ version, visitAt, note });
export const rescheduleBody = defineShape({ version, visitAt, reason });
