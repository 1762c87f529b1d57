import { useTranslation } from 'react-i18next';
import { motion, radius, schemes, shadows, space, surfaces, tones, type } from '@framework/theme/tokens';
import { useTheme } from '@framework/theme/themeStore';
import styles from './Design.module.css';
import { Swatches } from './Swatches';

/** Colour, space, type, radius, shadow and motion as they are in the chosen scheme and mode. */
export function TokenSamples() {
  const { t } = useTranslation('design');
  const { mode, themeSchema } = useTheme();
  return (
    <>
      <h2>{t('tokens')}</h2>
      <Swatches title={t('colour.scheme')} colours={schemes[themeSchema][mode]} />
      <Swatches title={t('colour.surface')} colours={surfaces[mode]} />
      <Swatches
        title={t('colour.tone')}
        colours={Object.fromEntries(Object.entries(tones[mode]).map(([name, { ground }]) => [name, ground]))}
      />
      <h3>{t('space')}</h3>
      <div className={styles.row}>
        {Object.entries(space).map(([name, size]) => (
          <span key={name} className={styles.space} style={{ inlineSize: size }} title={`${name}: ${size}`} />
        ))}
      </div>
      <h3>{t('type')}</h3>
      {Object.entries(type).map(([name, { size, line }]) => (
        <p key={name} style={{ fontSize: size, lineHeight: `${line}px`, margin: 0 }}>
          {t('specimen')} <bdi className={styles.quiet}>{`${name} ${size}/${line}`}</bdi>
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
