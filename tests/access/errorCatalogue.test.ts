import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errors } from '#domain/errors';
import { retryOf } from 'sijil/contract/retry';
import type { Localized } from 'sijil/base/i18n/localized';
import { issueMessages } from 'sijil/schema/issueMessages';
import { guards } from '#domain/workflow/guards';
import { filesUnder } from '../support/sourceTree';
import { textsOf } from '../i18n/texts';
import { codeFolders } from '../support/folderTree';

const text = (namespace: string, key: string): Localized => ({
  ar: textsOf('ar', namespace).get(key) ?? '',
  en: textsOf('en', namespace).get(key) ?? '',
});

/** Messages of rules 8.3: the required sentence, or a pattern of its subject, and the portal's text. */
const catalogue: readonly (readonly [asked: string | RegExp, said: Localized])[] = [
  ['Unexpected Application Error!', text('common', 'unexpectedError')],
  ['Error', text('common', 'error')],
  ["We can't find a user with that email address.", errors.user_not_found],
  ['Failed to reset password', text('auth', 'reset.failed')],
  [/^Error occured while completing payment you can try again later/, errors.payment_failed],
  ['Error Occured Requesting Service', text('order', 'details.failed')],
  ["You can't login with inspector credentials", text('auth', 'inspectorRefused')],
  [/packages fit this branch.*another service.*custom/i, errors.no_package_fits],
  [/time slots fit this branch/i, errors.no_slot_fits],
  [/payment has already been made/i, errors.payment_already_done],
  [/no pending payment/i, errors.no_pending_payment],
  ['Time has run out, score was not adjusted', guards.correctionsWindowOpen.reason],
  [/marked fields/i, errors.validation_failed],
  [/must be at most \{limit\}/, issueMessages.too_big],
  [/larger than 500 kB/, errors.file_too_large],
  [/type is not accepted/, errors.file_type_refused],
  // Ours.
  [/time|respond|long/i, text('common', 'network.timeout')],
  [/connection|network|reach/i, text('common', 'network.down')],
  [/release|reload|update|load/i, text('common', 'chunkFailed')],
];

describe('the messages of the error catalogue (rules 8.3)', () => {
  it.each(catalogue.map(([asked, said]) => [String(asked), asked, said] as const))(
    '«%s» has the required English wording and an Arabic translation',
    (_, asked, said) => {
      if (typeof asked === 'string') expect(said.en).toBe(asked);
      else expect(said.en).toMatch(asked);
      expect(said.ar).toMatch(/\p{Script=Arabic}/u);
      expect(said.ar.replaceAll(/\{\w+\}|PDF|PNG|JPEG/g, '')).not.toMatch(/[A-Za-z]/);
    },
  );
});

/** What helps after a refusal, for an app that keeps what it could not send. */
const remedies: readonly (readonly [ErrorCode, ReturnType<typeof retryOf>])[] = [
  ['password_change_required', 'afterSignIn'],
  ['session_expired', 'afterSignIn'],
  ['account_inactive', 'afterSignIn'],
  ['stale_version', 'afterRefresh'],
  ['illegal_transition', 'afterRefresh'],
  ['upload_checksum', 'later'],
  ['upload_quota', 'later'],
  ['uploads_waiting', 'later'],
  ['database_unavailable', 'later'],
  ['internal_error', 'later'],
  ['validation_failed', 'never'],
  ['idempotency_mismatch', 'never'],
  ['not_found', 'never'],
];

it.each(remedies)('after %s the same helps %s', (code, retry) => {
  expect(retryOf(errors[code])).toBe(retry);
});

/** Required but not used yet: all branches have the same visit slots, so that none is ever without one. */
const waiting = new Set(['no_slot_fits']);

it('every error code of the table is used somewhere in the code', () => {
  const sources = filesUnder(codeFolders.all, ['.ts', '.tsx'])
    .filter((file) => file !== 'domain/errors.ts')
    .map((file) => readFileSync(file, 'utf8'));
  const given = (code: string) =>
    sources.some((text) => new RegExp(`['"\`.]${code}\\b|\\b${code}:`).test(text));
  const dead = Object.keys(errors).filter((code) => !waiting.has(code) && !given(code));
  expect(dead).toEqual([]);
});
