import { Button, Tooltip } from 'antd';
import { useId } from 'react';
import type { ActionView } from '#domain/api/requestViews';
import type { Localized } from '#framework/base/i18n/localized';
import { transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@framework/providers/language';
import styles from './ActionBar.module.css';

interface ActionButtonProps {
  readonly action: ActionView;
  /** Instead of the action's own name. */
  readonly label?: Localized | undefined;
  readonly onStart: () => void;
}

/** A refused action keeps its place and stays reachable by keyboard, so that everybody can learn its reason. */
export function ActionButton({
  action: { name, allowed, reason },
  label: given,
  onStart,
}: ActionButtonProps) {
  const localize = useLocalize();
  const id = useId();
  const { tone, ...transition } = transitions[name];
  const label = given ?? transition.label;
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
