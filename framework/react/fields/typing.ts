import type { AnyFormat } from '#framework/schema/kinds/formatted';
import { forOwnKinds } from '#framework/schema/kinds/ownFormat';

/** Direction of a typed text; an empty box follows the page. */
export const directionOf = (text: string | null | undefined) => (text ? 'auto' : undefined);

type Keyboard = 'email' | 'tel' | 'url' | 'numeric' | 'text';

/** Keyboard and example of codes and addresses. */
export const formattedTyping: Record<AnyFormat, { keyboard: Keyboard; example: string }> = {
  email: { keyboard: 'email', example: 'name@example.com' },
  phone: { keyboard: 'tel', example: '05XXXXXXXX' },
  url: { keyboard: 'url', example: 'https://' },
  iban: { keyboard: 'text', example: 'SA00 0000 0000 0000 0000 0000' },
  nationalId: { keyboard: 'numeric', example: '1XXXXXXXXX' },
  commercialRegistration: { keyboard: 'numeric', example: '1010XXXXXX' },
  taxNumber: { keyboard: 'numeric', example: '3XXXXXXXXXXXXX3' },
  shortAddress: { keyboard: 'text', example: 'RRRD2929' },
  plate: { keyboard: 'text', example: 'أ ب ح 1234' },
  colour: { keyboard: 'text', example: '#2a85ff' },
  ...forOwnKinds(({ keyboard, example }) => ({ keyboard, example })),
};
