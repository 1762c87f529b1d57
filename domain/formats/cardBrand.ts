/** Brands as the gateway names them (rules 10.2), with the word that a card carries. */
export const cardBrands = {
  mada: { ar: 'مدى', en: 'mada' },
  visa: { ar: 'Visa', en: 'Visa' },
  master: { ar: 'Mastercard', en: 'Mastercard' },
} as const;
type CardBrand = keyof typeof cardBrands;

/** First six digits of mada cards, which carry a Visa or Mastercard number; as gateways in the Kingdom publish them. */
const madaPrefixes = new Set(
  (
    '400861 401757 403024 406136 406996 407197 407395 409201 410621 410685 410834 412565 417633 419593 420132 421141 ' +
    '422817 422818 422819 428331 428671 428672 428673 431361 432328 434107 439954 440533 440647 440795 445564 446393 ' +
    '446404 446672 455036 455708 457865 457997 458456 462220 468540 468541 468542 468543 474491 483010 483011 483012 ' +
    '484783 486094 486095 486096 489317 489318 489319 493428 504300 508160 513213 515079 516138 520058 521076 524130 ' +
    '524514 524940 529415 529741 530060 530906 531095 531196 532013 535825 535989 536023 537767 539931 543085 543357 ' +
    '549760 554180 557606 558563 558848 585265 588845 588848 588849 588850 588982 588983 589005 589206 604906 605141 ' +
    '636120 968201 968202 968203 968204 968205 968206 968207 968208 968209 968210 968211'
  ).split(' '),
);

/**
 * The brand of a card by its first digits, as far as they are typed; null where they tell nothing yet. For the eye alone: what
 * was charged is what the gateway says.
 */
export function cardBrandOf(digits: string): CardBrand | null {
  if (digits.length >= 6 && madaPrefixes.has(digits.slice(0, 6))) return 'mada';
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'master';
  return null;
}
