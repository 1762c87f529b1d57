import { baseRole } from '#framework/schema/roles/customRoles';
import { Modal } from 'antd';
import type { RequestView } from '#domain/api/requestViews';
import type { OperationId } from '#domain/access/operations';
import { operationFor, type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { useHeldPage } from '@framework/components/heldPage';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { actionForms } from './actions/actionForms';
import type { ActionForm, ActionStart } from './actions/actionForm';
import { RequestNumber } from './RequestNumber';
import styles from './actions/actions.module.css';
import { ReturnReason } from './ReturnReason';
import { useRequestAction } from './actions/useRequestAction';

interface ActionDialogProps {
  readonly request: RequestView;
  readonly name: TransitionName;
  readonly onClose: () => void;
  readonly onDone?: (name: TransitionName) => void;
  readonly start?: ActionStart;
  /** Leads to the form of the other action that this one takes in. */
  readonly onOther?: () => void;
}

/** The form of one action over the page it belongs to. */
export function ActionDialog(props: ActionDialogProps) {
  const form = actionForms[props.name];
  const role = useSession(({ user }) => user && baseRole(user.role));
  const operation = operationFor(props.name, role);
  if (!form || !operation) return null;
  return <OpenDialog {...props} form={form} operation={operation} />;
}

interface OpenDialogProps extends ActionDialogProps {
  readonly form: ActionForm;
  readonly operation: OperationId;
}

function OpenDialog({
  request,
  name,
  onClose,
  onDone,
  start,
  onOther,
  form: Form,
  operation,
}: OpenDialogProps) {
  useHeldPage(true);
  const localize = useLocalize();
  const ownCompany = useSession(({ user }) => user?.client != null);
  const { perform, pending } = useRequestAction(request, name, operation);
  const submit = async (body: Readonly<Record<string, unknown>>) => {
    await perform(body);
    onClose();
    onDone?.(name);
  };
  return (
    <Modal
      open
      title={localize(transitions[name].label)}
      footer={null}
      width={560}
      maskClosable={!pending}
      keyboard={!pending}
      onCancel={onClose}
    >
      <p className={styles.about}>
        <RequestNumber number={request.number} /> {/* A company need not be told its own name. */}
        {!ownCompany && (
          <>
            <bdi>{request.client.name}</bdi> ·{' '}
          </>
        )}
        <bdi>{localize(request.service.name)}</bdi>
      </p>
      <ReturnReason request={request} />
      <Form request={request} name={name} submit={submit} close={onClose} start={start} other={onOther} />
    </Modal>
  );
}
