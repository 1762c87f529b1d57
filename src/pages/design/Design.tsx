import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { LanguageButton, ModeButton } from 'sijil/react/frame/AppearanceButtons';
import ThemePanel from 'sijil/react/frame/themePanel/ThemePanel';
import { ThemeRoot } from 'sijil/react/frame/ThemeRoot';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { useLanguage } from 'sijil/react/providers/language';
import { useTheme } from 'sijil/react/theme/themeStore';
import { motion, radius, roles, schemes, shadows, space, surfaces, type } from 'sijil/react/theme/tokens';
import styles from './Design.module.css';
import { FeedbackSamples, PartSamples } from './PartSamples';
import { statusNames } from '#domain/workflow/statuses';
import { RequestTimeline } from '@/requests/RequestTimeline';
import { ScoreDial } from '@/requests/ScoreDial';
import { StatusTag } from '@/requests/RequestStateTag';
import { Sample, sampleRequest } from './Sample';

/** Samples of the parts of request pages. */
export function RequestSamples() {
  const { t } = useTranslation('design');
  return (
    <>
      <h2>{t('requests')}</h2>
      <Sample name="StatusTag">
        {statusNames.map((status) => (
          <StatusTag key={status} status={status} />
        ))}
      </Sample>
      <Sample name="RequestTimeline">
        <RequestTimeline request={sampleRequest} />
      </Sample>
      <Sample name="ScoreDial">
        <ScoreDial score={92} grade="A" counts /> <ScoreDial score={71} grade="C" counts size={64} />{' '}
        <ScoreDial score={38} grade="F" counts size={64} /> <ScoreDial score={92} grade="A" counts={false} />{' '}
        <ScoreDial score={null} grade={null} counts />
      </Sample>
    </>
  );
}

/** Tokens and every component with its states, in both directions; only in development. */
export default function Design() {
  return (
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Samples />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeRoot>
  );
}

function Samples() {
  const { t } = useTranslation('design');
  const { t: words } = useTranslation('theme');
  const { panelExpand, change } = useTheme();
  return (
    <>
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
    </>
  );
}

/** Colour, space, type, radius, shadow and motion of the chosen scheme and mode. */
function TokenSamples() {
  const { t } = useTranslation('design');
  const { mode, themeSchema } = useTheme();
  const language = useLanguage();
  return (
    <>
      <h2>{t('tokens')}</h2>
      <Swatches title={t('colour.scheme')} colours={schemes[themeSchema][mode]} />
      <Swatches title={t('colour.surface')} colours={surfaces[mode]} />
      <Swatches title={t('colour.tone')} colours={roles[mode]} />
      <h3>{t('space')}</h3>
      <div className={styles.row}>
        {Object.entries(space).map(([name, size]) => (
          <span key={name} className={styles.space} style={{ inlineSize: size }} title={`${name}: ${size}`} />
        ))}
      </div>
      <h3>{t('type')}</h3>
      {Object.entries(type).map(([name, { size, line }]) => (
        <p key={name} style={{ fontSize: size, lineHeight: `${line[language]}px`, margin: 0 }}>
          {t('specimen')} <bdi className={styles.quiet}>{`${name} ${size}/${line[language]}`}</bdi>
        </p>
      ))}
      <h3>{t('shape')}</h3>
      <div className={styles.row}>
        {Object.entries(radius).map(([name, size]) => (
          <span key={name} className={styles.box} style={{ borderRadius: size }}>
            <bdi>{name}</bdi>
          </span>
        ))}
        {Object.entries(shadows[mode]).map(([name, shadow]) => (
          <span key={name} className={styles.box} style={{ boxShadow: shadow }}>
            <bdi>{name}</bdi>
          </span>
        ))}
      </div>
      <h3>{t('motion')}</h3>
      <p>
        <bdi dir="ltr">{`${motion.quick} · ${motion.calm} · ${motion.curve}`}</bdi>
      </p>
    </>
  );
}

interface SwatchesProps {
  readonly title: string;
  readonly colours: Readonly<Record<string, string>>;
}

function Swatches({ title, colours }: SwatchesProps) {
  return (
    <>
      <h3>{title}</h3>
      <div className={styles.row}>
        {Object.entries(colours).map(([name, colour]) => (
          <span key={name} className={styles.swatch}>
            <span className={styles.colour} style={{ background: colour }} />
            <bdi dir="ltr">{name}</bdi>
            <bdi dir="ltr" className={styles.quiet}>
              {colour}
            </bdi>
          </span>
        ))}
      </div>
    </>
  );
}
