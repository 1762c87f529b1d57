import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import type { SaveState } from './useServerDraft';

interface DraftElsewhereProps {
  readonly state: SaveState;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Question when the same draft was written on another device or in another tab: keep these values, or take those. */
export function DraftElsewhere({ state, onMine, onTheirs }: DraftElsewhereProps) {
  const { t } = useTranslation('fields');
  if (state !== 'elsewhere') return null;
  return (
    <Alert
      showIcon
      type="warning"
      role="alert"
      message={t('form.elsewhere')}
      // Below the sentence: beside it, the buttons would leave it no room on a phone.
      description={
        <>
          <Button size="small" onClick={onMine}>
            {t('form.keepMine')}
          </Button>{' '}
          <Button size="small" type="primary" onClick={onTheirs}>
            {t('form.takeTheirs')}
          </Button>
        </>
      }
    />
  );
}
