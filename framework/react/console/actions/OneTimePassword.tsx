import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Input, Modal } from 'antd';
// By its own path: the rest of antd's `Space` would come with every page.
import Compact from 'antd/es/space/Compact';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { InputRef } from 'antd';
import { useTranslation } from 'react-i18next';

interface OneTimePasswordProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

const apart = (event: SyntheticEvent) => event.stopPropagation();

/** The password of a new account, shown this once. */
export function OneTimePassword({ name, password, onClose }: OneTimePasswordProps) {
  const { t } = useTranslation('console');
  const { t: common } = useTranslation();
  const box = useRef<InputRef>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      // Without https there is no clipboard: the text is marked, for the person's own copy.
      box.current?.select();
    }
  };
  return (
    // Through its portal a click here would be a click on the row that the account stands in.
    <div role="presentation" onClick={apart} onKeyDown={apart}>
      <Modal
        open
        title={t('oneTimePassword.title', { name })}
        closable={false}
        maskClosable={false}
        keyboard={false}
        footer={
          <Button type="primary" onClick={onClose}>
            {common('close')}
          </Button>
        }
      >
        <p>{t('oneTimePassword.hint')}</p>
        <Compact block>
          <Input ref={box} readOnly dir="ltr" value={password} aria-label={t('oneTimePassword.label')} />
          <Button
            icon={copied ? <CheckOutlined aria-hidden="true" /> : <CopyOutlined aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t(copied ? 'oneTimePassword.copied' : 'oneTimePassword.copy')}
          </Button>
        </Compact>
      </Modal>
    </div>
  );
}
