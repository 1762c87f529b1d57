import { MemoryRouter } from 'react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@framework/components/PageHeader';
import { LanguageButton } from '@/layouts/LanguageButton';
import { ModeButton } from '@/layouts/ModeButton';
import ThemePanel from '@/layouts/themePanel/ThemePanel';
import { useTheme } from '@framework/theme/themeStore';
import { Button } from 'antd';
import styles from './Design.module.css';
import { FeedbackSamples } from './FeedbackSamples';
import { PartSamples } from './PartSamples';
import { RequestSamples } from './RequestSamples';
import { TokenSamples } from './TokenSamples';

/** The tokens and every component with its states, in both directions; only while developing. */
export default function Design() {
  const { t } = useTranslation('design');
  const { t: words } = useTranslation('theme');
  const { panelExpand, change } = useTheme();
  return (
    <MemoryRouter>
      <main className={styles.page}>
        <PageHeader
          title={t('title')}
          subtitle={t('hint')}
          actions={
            <>
              <ModeButton />
              <LanguageButton />
              <Button onClick={() => change({ panelExpand: true })}>{words('open')}</Button>
            </>
          }
        />
        <TokenSamples />
        <PartSamples />
        <RequestSamples />
        <FeedbackSamples />
      </main>
      {panelExpand && <ThemePanel />}
    </MemoryRouter>
  );
}
