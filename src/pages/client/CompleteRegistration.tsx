import { useTranslation } from 'react-i18next';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation } from '@framework/providers/operations';
import { RegistrationWizard } from './registration/RegistrationWizard';
import { useClientTypes } from './registration/useClientTypes';

/** Steps of a company's registration before it can order; they continue where they were left, on any device. */
export default function CompleteRegistration() {
  const { ready } = useTranslation('registration');
  const draft = useOperation('profile.getDraft');
  // The first step asks for the kind of company: met without the kinds, it would push its fields down once they come.
  const types = useClientTypes();
  const failed = [draft, types].find(({ error }) => error);
  if (failed?.error) return <ErrorState page error={failed.error} onRetry={failed.refetch} />;
  if (!draft.data || !types.known || !ready) return <LoadingState rows={12} />;
  return <RegistrationWizard draft={draft.data} />;
}
