import { firstPasswordBody } from 'sijil/contract/signInBodies';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useLocalize } from 'sijil/react/providers/language';
import { callOperation, useAction } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { entryTexts } from './entryTexts';

/** Dialog that asks for a new password and cannot be closed without one. */
export function FirstPassword() {
  const localize = useLocalize();
  const refresh = useSession((session) => session.refresh);
  const change = useAction('auth.changeFirstPassword');
  return (
    <HeldModal
      open
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={null}
      title={localize(entryTexts.passwordTitle)}
    >
      <p>{localize(entryTexts.passwordHint)}</p>
      <ShapeForm
        shape={firstPasswordBody}
        submitLabel={localize(entryTexts.passwordSubmit)}
        onSubmit={async (values) => {
          await change.run({ body: values });
          refresh(await callOperation('session.get'));
        }}
      />
    </HeldModal>
  );
}
