import { useTranslation } from 'react-i18next';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@framework/providers/language';

/**
 * Label of the button that performs an action: the action itself, or a full sentence for one that cannot be undone
 * («نعم، ألغِ الطلب»), since a mere «إلغاء» could mean either.
 */
export function useAffirmation(): (name: TransitionName) => string {
  const { t, i18n } = useTranslation('requests');
  const localize = useLocalize();
  return (name) =>
    i18n.exists(`affirm.${name}`, { ns: 'requests' })
      ? t(`affirm.${name}`)
      : localize(transitions[name].label);
}
