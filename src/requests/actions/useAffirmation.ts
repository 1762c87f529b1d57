import { useTranslation } from 'react-i18next';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@/providers/language';

/**
 * What the button says that performs an action: the action itself, and of one that cannot be taken back a whole sentence
 * («نعم، ألغِ الطلب»), so that it never stands beside a word like «إلغاء» that could mean either.
 */
export function useAffirmation(): (name: TransitionName) => string {
  const { t, i18n } = useTranslation('requests');
  const localize = useLocalize();
  return (name) =>
    i18n.exists(`affirm.${name}`, { ns: 'requests' })
      ? t(`affirm.${name}`)
      : localize(transitions[name].label);
}
