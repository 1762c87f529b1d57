import { Button, Tooltip } from 'antd';
import { useId } from 'react';
import type { ActionView } from '#domain/api/requestViews';
import { transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@/providers/language';
import styles from './ActionBar.module.css';

interface ActionButtonProps {
  readonly action: ActionView;
  readonly onStart: () => void;
}

/** A refused action keeps its place and stays reachable by keyboard, so that everybody can learn its reason. */
export function ActionButton({ action: { name, allowed, reason }, onStart }: ActionButtonProps) {
  const localize = useLocalize();
  const id = useId();
  const { label, tone } = transitions[name];
  if (allowed) {
    return (
      <Button type={tone === 'primary' ? 'primary' : 'default'} danger={tone === 'danger'} onClick={onStart}>
        {localize(label)}
      </Button>
    );
  }
  return (
    <Tooltip title={reason}>
      <Button className={styles['refused']} aria-disabled="true" aria-describedby={id}>
        {localize(label)}
        <span id={id} hidden>
          {reason}
        </span>
      </Button>
    </Tooltip>
  );
}
