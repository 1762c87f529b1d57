import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Input, Modal } from 'antd';
// By its own path: the rest of antd's `Space` would come with every page.
import Compact from 'antd/es/space/Compact';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { InputRef } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '@framework/providers/copyText';

export interface ShownOnceWords {
  readonly title: string;
  readonly hint: string;
  readonly label: string;
  readonly value: string;
}

interface ShownOnceProps extends ShownOnceWords {
  readonly onClose: () => void;
}

const apart = (event: SyntheticEvent) => event.stopPropagation();

/** A password or a secret, shown this once. */
export function ShownOnce({ title, hint, label, value, onClose }: ShownOnceProps) {
  const { t } = useTranslation('console');
  const { t: common } = useTranslation();
  const box = useRef<InputRef>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(value);
    setCopied(done);
    // The text is marked, for the person's own copy.
    if (!done) box.current?.select();
  };
  return (
    // React passes clicks through portals to the row of the account, which would open it.
    <div role="presentation" onClick={apart} onKeyDown={apart}>
      <Modal
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
      </Modal>
    </div>
  );
}
