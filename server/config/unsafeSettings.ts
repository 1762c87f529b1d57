import { keysOf } from 'sijil/base/objects';
import type { Environment, SettingName } from './environment';

/**
 * Placeholder secrets for services that the sandbox plays; they are published with the sources, so they protect
 * nothing.
 */
export const publishedKeys = {
  CARD_GATEWAY_PUBLIC_KEY: 'pk_test_sandbox',
  CARD_GATEWAY_SECRET_KEY: 'sk_test_sandbox',
  CARD_GATEWAY_WEBHOOK_SECRET: 'sandbox-webhook',
  IDENTITY_APP_ID: 'sandbox',
  IDENTITY_APP_KEY: 'sandbox',
  NATIONAL_ADDRESS_KEY: 'sandbox',
} as const satisfies Partial<Record<SettingName, string>>;

const publishedNames = keysOf(publishedKeys);

/** Settings with the addresses to which passwords, identities and payments are sent. */
const addressNames = [
  'PUBLIC_URL',
  'CARD_GATEWAY_URL',
  'IDENTITY_URL',
  'NATIONAL_ADDRESS_URL',
  'OIDC_ISSUER',
  'STORAGE_PUBLIC_URL',
] as const;

interface Unsafe {
  readonly published: readonly SettingName[];
  readonly unencrypted: readonly SettingName[];
}

/** Settings that are unsafe with real services: published keys, and addresses without https. */
export function unsafeSettings(set: Environment, sandbox: boolean): Unsafe {
  if (sandbox) return { published: [], unencrypted: [] };
  return {
    published: publishedNames.filter((name) => set[name] === publishedKeys[name]),
    unencrypted: addressNames.filter((name) => isUnencrypted(set, set[name])),
  };
}

/** True for an address without https, except on a developer's own machine, which that traffic does not leave. */
function isUnencrypted({ NODE_ENV }: Environment, address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'http:' && !(NODE_ENV === 'development' && isLoopback);
}

/** Warning in both languages with every name; null if no setting is unsafe. */
export function unsafeMessage({ published, unencrypted }: Unsafe): string | null {
  const lines = [
    ...(published.length > 0
      ? [
          `هذه الإعدادات تحمل قيم البيئة التجريبية المنشورة للجميع: ${inArabic(published)}. عيّن القيم التي أعطاك إياها مزوّد الخدمة.`,
          `These settings hold the sandbox's published values, which everybody knows: ${published.join(', ')}. Set those that the service gave you.`,
        ]
      : []),
    ...(unencrypted.length > 0
      ? [
          `هذه العناوين لا تبدأ بـ https://: ${inArabic(unencrypted)}. تمر بها كلمات المرور والهويات والمدفوعات، فلا بد من تشفيرها.`,
          `These addresses do not begin with https://: ${unencrypted.join(', ')}. Passwords, identities and payments pass through them and have to be encrypted.`,
        ]
      : []),
  ];
  return lines.length > 0 ? lines.join('\n') : null;
}

const inArabic = (names: readonly string[]) => names.join('، ');
