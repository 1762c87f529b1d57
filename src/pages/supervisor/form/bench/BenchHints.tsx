import { useTranslation } from 'react-i18next';
import { KeyHints } from '../KeyHints';

const hints = [
  { keys: ['↑', '↓'], name: 'move' },
  { keys: ['0', '1', '2', 'N'], name: 'score' },
  { keys: ['E'], name: 'note' },
  { keys: ['R'], name: 'reason' },
  { keys: ['Esc'], name: 'leave' },
  { keys: ['Enter'], name: 'confirm' },
  { keys: ['←', '→'], name: 'photos' },
  { keys: ['U'], name: 'unresolved' },
  { keys: ['F'], name: 'below' },
  { keys: ['Ctrl', 'S'], name: 'save' },
] as const;

/** Hints at the keys that score a form. */
export function BenchHints() {
  const { t } = useTranslation('supervisor');
  return (
    <KeyHints
      label={t('form.keys.label')}
      hints={hints.map(({ keys, name }) => ({ keys, text: t(`form.keys.${name}`) }))}
    />
  );
}
