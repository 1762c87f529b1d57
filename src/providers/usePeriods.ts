import { linkHours } from '#domain/auth/limits';
import { daysText, hoursText } from 'sijil/base/i18n/worded';
import { CORRECTIONS_WINDOW_DAYS, RESCHEDULE_NOTICE_HOURS } from '#domain/scheduling/deadlines';
import { useLocalize } from 'sijil/react/providers/language';

/** Deadlines that texts of several pages mention, in the user's language. */
export function usePeriods() {
  const localize = useLocalize();
  return {
    corrections: localize(daysText(CORRECTIONS_WINDOW_DAYS)),
    reschedule: localize(hoursText(RESCHEDULE_NOTICE_HOURS)),
    passwordLink: localize(hoursText(linkHours.reset_password)),
    emailLink: localize(hoursText(linkHours.verify_email)),
  };
}
