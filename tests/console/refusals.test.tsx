// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { CallError } from 'sijil/react/providers/apiError';
import { handleFailedCall } from 'sijil/react/providers/failedCall';
import { startI18n } from 'sijil/react/providers/i18n';
import { useToasts } from 'sijil/react/toast/toastStore';
import { portalPart, readEnglish } from '../support/portalPart';

const page = portalPart();
const toasts = () => useToasts.getState().toasts.filter(({ state }) => state === 'shown');
const call = { url: '/services', method: 'post', token: 't1' };

/** A control without a place for messages, which is pressed and refused. */
function Control({ refusal }: { readonly refusal: unknown }) {
  const dialogs = useDialogs();
  return (
    <button type="button" onClick={() => dialogs.refused(refusal)}>
      Close ticket
    </button>
  );
}

const refuse = async (refusal: CallError) => {
  handleFailedCall(refusal, call);
  await page.show(<Control refusal={refusal} />);
  await page.press('Close ticket');
};

beforeAll(async () => {
  await startI18n();
  await readEnglish(['common']);
});
beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => page.draw(null));

it.each([404, 409, 422, 503])(
  'a refusal (%i) of a control without a place for messages stays until it is closed, and is shown once',
  async (status) => {
    await refuse(new CallError('The ticket was closed meanwhile.', status, 'x'));
    await page.until(() => page.texts('[role=dialog]').length > 0);
    expect(page.said('.ant-modal-confirm-title')).toBe('The ticket was closed meanwhile.');
    expect(page.said('.ant-modal-confirm-content')).toBe('Nothing was changed.');
    expect(toasts()).toEqual([]);
  },
);

it.each([
  ['an ended session', 401, 'x'],
  ['a second step that is demanded', 403, 'second_factor_required'],
  ['a call that was given up', 0, 'aborted'],
])('%s opens no dialog: the portal answers to it', async (_, status, code) => {
  await refuse(new CallError('No.', status, code));
  await page.settle(100);
  expect(page.texts('[role=dialog]')).toEqual([]);
});
