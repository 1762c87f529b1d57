type Brand = 'mada' | 'visa' | 'master';

interface TestCard {
  readonly brand: Brand;
  /** Null: the payment succeeds once the bank's page is approved. */
  readonly failure: string | null;
}

/** The gateway's published test cards (rules 10.4). A card that is not listed fails. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4201320111111010': { brand: 'mada', failure: null },
  '4111111111111111': { brand: 'visa', failure: null },
  '5421080101000000': { brand: 'master', failure: null },
  '4201320000013020': { brand: 'mada', failure: 'UNSPECIFIED FAILURE (99)' },
  '4201320000311101': { brand: 'mada', failure: 'INSUFFICIENT FUNDS (51)' },
  '4201320131000508': { brand: 'mada', failure: 'LOST CARD (41)' },
  '4201321234411220': { brand: 'mada', failure: 'DECLINED (05)' },
  '4201322267774310': { brand: 'mada', failure: 'EXPIRED CARD (54)' },
};

/** Behaviour of a card number in the sandbox; an unknown number fails. */
export function toTestCard(number: string): TestCard {
  const listed = testCards[number];
  if (listed) return listed;
  const brand = number.startsWith('5') ? 'master' : 'visa';
  return { brand, failure: 'UNSPECIFIED FAILURE (99)' };
}
