import { dateTime, defineShape } from '#framework/schema/index';
import { note, reason, version } from './stepBodies';

const visitAt = dateTime({ label: { ar: 'موعد الزيارة', en: 'Visit time' }, required: true });

/** When a visit is to be, as its supervisor proposes it and as it is moved. */
export const sendDetailsBody = defineShape({ version, visitAt, note });
export const rescheduleBody = defineShape({ version, visitAt, reason });
