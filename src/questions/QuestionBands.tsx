import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bandLabels, type QuestionBand } from '#domain/figures/questionBands';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import styles from './Questions.module.css';

interface QuestionBandsProps {
  readonly bands: readonly { readonly band: QuestionBand; readonly count: number }[];
  readonly hrefOf: (band: QuestionBand) => string;
  /** The one that is open. */
  readonly active?: QuestionBand;
}

/**
 * Number of questions that average 0, 1, 2 or never applied; each number links to them. A band without questions is
 * left out.
 */
export function QuestionBands({ bands, hrefOf, active }: QuestionBandsProps) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  return (
    <ul className={styles.bands} aria-label={t('questions.bands')}>
      {bands
        .filter(({ count }) => count > 0)
        .map(({ band, count }) => (
          <li key={band}>
            <Link
              className={styles.band}
              data-band={band}
              to={hrefOf(band)}
              aria-current={band === active ? 'page' : undefined}
              preventScrollReset
            >
              <bdi className={styles.count}>{count}</bdi>
              <span>
                {localize(bandLabels[band])}
                <ScoreMark band={band} />
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

function ScoreMark({ band }: { readonly band: QuestionBand }): ReactNode {
  return band === 'na' ? null : (
    <>
      {' · '}
      <bdi>{band}</bdi>
    </>
  );
}
