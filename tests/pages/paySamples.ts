import type { SettingsView } from '#domain/api/orderViews';

const text = (en: string) => ({ ar: `${en} ع`, en });

export const gateway: SettingsView['cardGateway'] = {
  url: 'https://gateway.example',
  publicKey: 'pk_1',
  sandbox: false,
  savedCards: false,
  applePay: false,
};
export const bank: NonNullable<SettingsView['bank']> = {
  accountName: text('Safe Food Company'),
  bank: text('First Bank'),
  accountNumber: '123456',
  iban: 'SA0380000000608010167519',
  swift: 'FBSASARI',
};

/** Settings of the portal as far as payments read them. */
export const settingsOf = (about: Partial<SettingsView['cardGateway']> = {}, to: unknown = bank) => ({
  cardGateway: { ...gateway, ...about },
  bank: to,
});

const instalment = (sequence: number, paidAt: string | null) => ({
  id: `i${sequence}`,
  sequence,
  amount: sequence * 57_500,
  received: paidAt === null ? 0 : sequence * 57_500,
  dueOn: `2026-1${sequence}-30`,
  paidAt,
});
/** Request with a number of instalments, of which the first ones are paid. */
export const toPay = (instalments = 1, paid = 0, about: object = {}) => ({
  id: 'r1',
  number: 1062,
  version: 5,
  payments: [],
  taxDocuments: [],
  actions: [],
  instalments: Array.from({ length: instalments }, (_, at) =>
    instalment(at + 1, at < paid ? '2026-11-01T06:00:00Z' : null),
  ),
  ...about,
});
