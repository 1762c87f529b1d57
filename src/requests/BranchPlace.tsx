import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnBranchView } from '#domain/api/orderViews';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import placeStyles from '@/requests/BranchPlace.module.css';

interface BranchPlaceProps {
  readonly branch: OwnBranchView;
  /** Contact of the branch. */
  readonly children: ReactNode;
}

/** Branch of one's own: its name, its restaurant where a company has several, and its place. */
export function BranchPlace({ branch, children }: BranchPlaceProps) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const place = [localize(branch.city), localize(branch.district), branch.street].filter(Boolean);
  return (
    <>
      <span className={placeStyles.name}>
        <bdi>{branch.name}</bdi>
        {branch.main && <ToneTag tone="info">{t('branch.main')}</ToneTag>}
      </span>
      {branch.restaurant && (
        <span className={placeStyles.quiet}>
          <bdi>{branch.restaurant}</bdi>
        </span>
      )}
      <span className={placeStyles.quiet}>{place.join(t('comma'))}</span>
      <span className={placeStyles.quiet}>{children}</span>
    </>
  );
}
