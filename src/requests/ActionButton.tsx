import { Button, Dropdown, Tooltip } from 'antd';
import { useId } from 'react';
import type { ActionView } from '#domain/api/requestViews';
import type { Localized } from '#framework/base/i18n/localized';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@framework/providers/language';
import styles from './ActionBar.module.css';
import { MoreOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';

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

interface MoreActionsProps {
  readonly actions: readonly ActionView[];
  readonly onStart: (name: TransitionName) => void;
}

/** Actions that are rarely meant, one press further away; what is not possible says why. */
export function MoreActions({ actions, onStart }: MoreActionsProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  if (actions.length === 0) return null;
  const items = actions.map(({ name, allowed, reason }) => ({
    key: name,
    danger: transitions[name].tone === 'danger',
    disabled: !allowed,
    label: (
      <>
        {localize(transitions[name].label)}
        {!allowed && reason && <span className={styles['reason']}>{reason}</span>}
      </>
    ),
    onClick: () => onStart(name),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button
        className={styles['more'] ?? ''}
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={t('actions.more')}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
