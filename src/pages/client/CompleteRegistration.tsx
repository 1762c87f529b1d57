import { useTranslation } from 'react-i18next';
import type { ProfileDraftView } from '#domain/api/profileViews';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useOperation } from '@/providers/operations';
import { RegistrationWizard } from './registration/RegistrationWizard';

/** What a company still has to tell before it can order; goes on wherever it was left, on any device. */
export default function CompleteRegistration() {
  const { ready } = useTranslation('registration');
  const draft = useOperation<ProfileDraftView>('profile.getDraft');
  if (draft.error) return <ErrorState error={draft.error} onRetry={draft.refetch} />;
  if (!draft.data || !ready) return <LoadingState />;
  return <RegistrationWizard draft={draft.data} />;
}
