import { Button, Modal } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '@/theme/themeStore';
import styles from '../list/list.module.css';
import { useShortcut } from './useShortcut';

interface ShortcutHelpProps {
  readonly searches: boolean;
  readonly creates: boolean;
  readonly picks: boolean;
  readonly edits: boolean;
}

/** Which keys work on a list; `?` opens it. */
export function ShortcutHelp({ searches, creates, picks, edits }: ShortcutHelpProps) {
  const { t } = useTranslation('list');
  const forward = useTheme((theme) => theme.direction) === 'rtl' ? '←' : '→';
  const [open, setOpen] = useState(false);
  useShortcut(
    '?',
    useCallback(() => setOpen(true), []),
  );
  const keys: [string[], string][] = [
    ...(searches ? [[['/'], t('keys.search')] satisfies [string[], string]] : []),
    ...(creates ? [[['n'], t('keys.create')] satisfies [string[], string]] : []),
    [['↑', '↓', 'j', 'k'], t('keys.walk')],
    [['Enter'], t('keys.open')],
    [['j', 'k', 'Esc'], t('keys.steps')],
    ...(picks ? [[['Space'], t('keys.pick')] satisfies [string[], string]] : []),
    ...(edits ? [[['F2', forward], t('keys.edit')] satisfies [string[], string]] : []),
    [['Shift', t('keys.click')], t('keys.sort')],
    [['Esc'], t('keys.escape')],
    [['Ctrl', 'K'], t('keys.palette')],
    [['?'], t('keys.help')],
  ];
  return (
    <>
      <Button
        type="text"
        size="small"
        className={styles.help ?? ''}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('keys.title')} <kbd className={styles.key}>?</kbd>
      </Button>
      <Modal open={open} width={420} footer={null} title={t('keys.title')} onCancel={() => setOpen(false)}>
        <dl className={styles.keys}>
          {keys.map(([pressed, meaning]) => (
            <div key={meaning}>
              <dt>
                {pressed.map((one) => (
                  <kbd key={one} className={styles.key}>
                    {one}
                  </kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  );
}
