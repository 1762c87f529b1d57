import { laterPart } from 'sijil/react/components/laterPart';

const load = () => import('./OtherEditors');

export const LaterOtherEditors = laterPart(async () => (await load()).OtherEditors);
export const LaterFormEditors = laterPart(async () => (await load()).FormEditors);
