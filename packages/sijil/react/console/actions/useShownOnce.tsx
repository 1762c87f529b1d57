import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import type { Resource } from 'sijil/schema/resource';
import { useLocalize } from 'sijil/react/providers/language';
import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
// By its own path: the rest of antd's `Space` would be loaded with every page.
import Compact from 'antd/es/space/Compact';
import { copyText } from 'sijil/react/providers/copyText';

interface Shown extends ShownOnceWords {
  readonly done: () => void;
}

/**
 * Shows a value that an answer contains only once: the password of a new account, or the secret of a declaration with one.
 * Resolves when the person closes the dialog, or at once where there is nothing to show.
 */
export function useShownOnce({
  secret,
}: Pick<Resource, 'secret'>): readonly [(name: string, answer: unknown) => Promise<void>, ReactNode] {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const [shown, setShown] = useState<Shown | null>(null);
  const wordsOf = (name: string, answer: unknown): ShownOnceWords | null => {
    const password = textOf(answer, '$oneTimePassword');
    if (password !== null)
      return {
        title: t('oneTimePassword.title', { name }),
        hint: t('oneTimePassword.hint'),
        label: t('oneTimePassword.label'),
        value: password,
      };
    const value = textOf(answer, '$secret');
    if (value === null || !secret) return null;
    const label = localize(secret.label);
    return { title: t('shownOnce.title', { what: label, name }), hint: localize(secret.hint), label, value };
  };
  const show = async (name: string, answer: unknown) => {
    const words = wordsOf(name, answer);
    if (!words) return;
    await new Promise<void>((done) => setShown({ ...words, done }));
    setShown(null);
  };
  const dialog = shown && <ShownOnce {...shown} onClose={shown.done} />;
  return [show, dialog];
}

function textOf(answer: unknown, name: '$oneTimePassword' | '$secret'): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'string' ? value : null;
}

interface ShownOnceWords {
  readonly title: string;
  readonly hint: string;
  readonly label: string;
  readonly value: string;
}

interface ShownOnceProps extends ShownOnceWords {
  readonly onClose: () => void;
}

const apart = (event: SyntheticEvent) => event.stopPropagation();

/** Dialog with a password or secret that is shown only once. */
function ShownOnce({ title, hint, label, value, onClose }: ShownOnceProps) {
  const { t } = useTranslation('console');
  const { t: common } = useTranslation();
  const box = useRef<InputRef>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(value);
    setCopied(done);
    // Copying failed, so the text is selected for copying by hand.
    if (!done) box.current?.select();
  };
  return (
    // React passes clicks through portals to the row of the account, which would open it.
    <div role="presentation" onClick={apart} onKeyDown={apart}>
      <HeldModal
        open
        title={title}
        closable={false}
        maskClosable={false}
        keyboard={false}
        footer={
          <Button type="primary" onClick={onClose}>
            {common('close')}
          </Button>
        }
      >
        <p>{hint}</p>
        <Compact block>
          <Input ref={box} readOnly dir="ltr" value={value} aria-label={label} />
          <Button
            icon={copied ? <CheckOutlined aria-hidden="true" /> : <CopyOutlined aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t(copied ? 'shownOnce.copied' : 'shownOnce.copy')}
          </Button>
        </Compact>
      </HeldModal>
    </div>
  );
}
