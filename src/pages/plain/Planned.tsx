import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import { titleOfPath } from '@/layouts/useScreenTitle';
import { useLocalize } from '@/providers/language';

/** A screen whose content comes later: its name and an honest word, already behind its right access. */
export default function Planned() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={localize(titleOfPath(pathname))} />
      <EmptyState title={t('planned')} hint={t('plannedHint')} />
    </>
  );
}
