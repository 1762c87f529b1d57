import { useState } from 'react';
import { laterPart } from 'sijil/react/components/laterPart';
import { useLanguage } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { useMay } from 'sijil/react/providers/may';

const KeepLanguage = laterPart(async () => (await import('./KeepLanguage')).KeepLanguage);

/** Question about the language of emails, which loads once the portal's language was changed. */
function LanguageNotice() {
  const language = useLanguage();
  const [begun] = useState(language);
  const [isChanged, setChanged] = useState(false);
  if (language !== begun && !isChanged) setChanged(true);
  return isChanged && <KeepLanguage begun={begun} />;
}

const CompanyAlert = laterPart(async () => (await import('./CompanyAlert')).CompanyAlert);

/**
 * Note on every page that the settings still have the example company, so that nobody can order; for roles that may change
 * the settings.
 */
function CompanyNotice() {
  const mayChange = useMay({ resource: 'settings', action: 'edit' });
  const settings = useOperation('portal.settings');
  return mayChange && settings.data?.takesOrders === false && <CompanyAlert />;
}

const FirstPasswordDialog = laterPart(
  async () => (await import('./FirstPasswordDialog')).FirstPasswordDialog,
);

const SecondFactorDialog = laterPart(async () => (await import('./SecondFactorDialog')).SecondFactorDialog);

/** Dialog for a required first step; the API refuses every other call until it is done. */
function AskedFirst() {
  const user = useSession((session) => session.user);
  if (user?.must_change_password) return <FirstPasswordDialog />;
  return user?.must_add_second_factor === true && <SecondFactorDialog />;
}

/** Messages of the portal above every signed-in screen. */
export function Notices() {
  return (
    <>
      <LanguageNotice />
      <CompanyNotice />
      <AskedFirst />
    </>
  );
}
