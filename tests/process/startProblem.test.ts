import { describe, expect, it } from 'vitest';
import { DatabaseError } from 'pg';
import { startProblem } from 'sijil/server/process/startProblem';

/** An error as a driver reports it, with its code. */
const reported = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('a start that fails because of the database', () => {
  it.each([
    ['a wrong password', '28P01', 'password authentication failed for user "portal"'],
    ['a wrong password behind a pooler', '08P01', 'SASL authentication failed'],
    ['a database that does not exist', '3D000', 'database "portal" does not exist'],
  ])('names the settings of %s, and is not repeated', (_, code, message) => {
    const error = Object.assign(new DatabaseError(message, 100, 'error'), { code });
    const problem = startProblem(new Error('Failed query', { cause: error }));
    expect(problem?.code).toBe(78);
    expect(problem?.text).toContain(message);
    expect(problem?.text).toContain('DATABASE_URL');
    expect(problem?.text).not.toContain('    at ');
  });

  it.each([
    ['that has expired', 'CERT_HAS_EXPIRED', 'certificate has expired'],
    ['that nobody known has signed', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'],
    ['of another host', 'ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames"],
  ])('says whose certificate it is %s, and is not repeated', (_, code, message) => {
    const problem = startProblem(reported(code, message));
    expect(problem?.code).toBe(78);
    expect(problem?.text).toContain('certificate of the PostgreSQL server');
    expect(problem?.text).toContain(message);
  });

  it('is repeated where the server cannot be reached, and names its address', () => {
    const refused = new AggregateError([reported('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.5:5432')]);
    const problem = startProblem(refused);
    expect(problem?.code).toBe(1);
    expect(problem?.text).toContain('10.0.0.5:5432');
  });

  it('is not worded for any other error', () => {
    expect(startProblem(new TypeError('x is not a function'))).toBeUndefined();
    expect(startProblem(reported('42P01', 'relation "x" does not exist'))).toBeUndefined();
  });
});
