import { errorCode } from 'sijil/base/objects';

/** Exit code that keeps `npm start` from retrying: somebody has to change a setting first. */
export const refused = 78;

interface StartProblem {
  readonly code: number;
  readonly text: string;
}

/** A database's refusal of the role, password or database; poolers report it as a violated protocol. */
const refusals = new Set<unknown>(['28P01', '28000', '3D000', '08P01']);
/** Node's and OpenSSL's reasons not to trust a certificate. */
const untrusted =
  /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_|ERR_TLS_CERT_ALTNAME_INVALID)/;
const unreachable = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/** The error with each of its causes. */
function withCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(withCauses)];
}

/**
 * Words an error of the connection to the database, which settings usually cause. One that only a changed setting ends exits with
 * 78; a database that cannot be reached may come back, so that the start is repeated. Undefined for any other error.
 */
export function startProblem(error: unknown): StartProblem | undefined {
  for (const one of withCauses(error)) {
    const code = errorCode(one);
    if (refusals.has(code))
      return {
        code: refused,
        text:
          `رفضت قاعدة البيانات الاتصال (${one.message}). راجع المستخدم وكلمة المرور واسم القاعدة في DATABASE_URL وDATABASE_DIRECT_URL.\n` +
          `The database refused the connection (${one.message}). Correct the user, password and database in DATABASE_URL and DATABASE_DIRECT_URL.`,
      };
    if (typeof code === 'string' && untrusted.test(code))
      return {
        code: refused,
        text:
          `شهادة TLS لخادم PostgreSQL غير مقبولة (${one.message}). جدّدها على الخادم، أو صحّح sslmode وsslrootcert في DATABASE_URL وDATABASE_DIRECT_URL.\n` +
          `The TLS certificate of the PostgreSQL server is not accepted (${one.message}). Renew it there, or correct sslmode and sslrootcert in DATABASE_URL and DATABASE_DIRECT_URL.`,
      };
    if (unreachable.has(code))
      return {
        code: 1,
        text:
          `تعذّر الوصول إلى خادم (${one.message}). تأكد أن قاعدة البيانات تعمل وأن العنوان في DATABASE_URL وDATABASE_DIRECT_URL صحيح.\n` +
          `A server cannot be reached (${one.message}). Check that the database runs, and the addresses in DATABASE_URL and DATABASE_DIRECT_URL.`,
      };
  }
  return undefined;
}
