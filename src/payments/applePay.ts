/** Parts of Apple's own API in Safari that are used here. */
interface AppleSession {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onpaymentauthorized: (event: { readonly payment: { readonly token: unknown } }) => void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { readonly status: number }): void;
  abort(): void;
  begin(): void;
}

interface AppleSessions {
  new (version: number, request: object): AppleSession;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

const version = 3;

/** Apple Pay of this device; null where there is none. */
export function appleSessions(): AppleSessions | null {
  const { ApplePaySession: sessions } = window as unknown as { readonly ApplePaySession?: AppleSessions };
  return sessions?.canMakePayments() ? sessions : null;
}

interface Sheet {
  /** Amount in halalas. */
  readonly amount: number;
  readonly label: string;
  readonly validate: (validationUrl: string) => Promise<unknown>;
  /** Pays with the sheet's token, as JSON. @returns True when it is paid. */
  readonly pay: (token: string) => Promise<boolean>;
}

/** Shows Apple's sheet. Must be called from a press: Safari opens it for nothing else. */
export function openAppleSheet(sessions: AppleSessions, { amount, label, validate, pay }: Sheet): void {
  const session = new sessions(version, {
    countryCode: 'SA',
    currencyCode: 'SAR',
    supportedNetworks: ['mada', 'visa', 'masterCard'],
    merchantCapabilities: ['supports3DS'],
    total: { label, amount: (amount / 100).toFixed(2) },
  });
  session.onvalidatemerchant = ({ validationURL }) =>
    void validate(validationURL).then(
      (opened) => session.completeMerchantValidation(opened),
      () => session.abort(),
    );
  session.onpaymentauthorized = ({ payment }) =>
    void pay(JSON.stringify(payment.token)).then((paid) =>
      session.completePayment({ status: paid ? sessions.STATUS_SUCCESS : sessions.STATUS_FAILURE }),
    );
  session.begin();
}
