import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ActionView } from '#domain/api/requestViews';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@framework/providers/language';
import styles from './ActionBar.module.css';

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
