import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { baseRole } from 'sijil/schema/roles/customRoles';
import type { RequestView } from '#domain/api/requestViews';
import type { OperationId } from '#domain/access/operations';
import { operationFor, type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { actionForms } from './actions/actionForms';
import type { ActionForm, ActionStart } from './actions/FormButtons';
import { RequestNumber } from './RequestNumber';
import styles from './actions/actions.module.css';
import { ReturnReason } from './ReturnReason';
import { CallError } from 'sijil/react/providers/apiError';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';
import { useNamedAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';

interface ActionDialogProps {
  readonly request: RequestView;
  readonly name: TransitionName;
  readonly onClose: (name: TransitionName) => void;
  readonly onDone?: (name: TransitionName) => void;
  readonly start?: ActionStart;
  /** Opens the form of the alternative action that this form includes. */
  readonly onOther?: () => void;
}

/** Dialog with the form of one action. */
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
  const localize = useLocalize();
  const ownCompany = useSession(({ user }) => user?.client != null);
  const { perform, pending } = useRequestAction(request, name, operation);
  const close = () => onClose(name);
  const submit = async (body: Readonly<Record<string, unknown>>) => {
    await perform(body);
    close();
    onDone?.(name);
  };
  return (
    <HeldModal
      open
      title={localize(transitions[name].label)}
      footer={null}
      // Each of its forms has a cancel button.
      closable={false}
      width={560}
      maskClosable={!pending}
      keyboard={!pending}
      onCancel={close}
    >
      <p className={styles.about}>
        <RequestNumber number={request.number} /> {/* A company knows its own name. */}
        {!ownCompany && (
          <>
            <bdi>{request.client.name}</bdi> ·{' '}
          </>
        )}
        <bdi>{localize(request.service.name)}</bdi>
      </p>
      <ReturnReason request={request} />
      <Form request={request} name={name} submit={submit} close={close} start={start} other={onOther} />
    </HeldModal>
  );
}

/** Step that an action came to: another one where what was sent decided so. */
function doneStep({ history }: Pick<RequestView, 'history'>, name: TransitionName): TransitionName {
  const last = history.at(-1)?.transition;
  return last !== undefined && transitions[last].insteadOf === name ? last : name;
}

type Result = Pick<RequestView, 'score' | 'grade' | 'certificates'>;

/** Actions that may change nothing. */
const counted: readonly TransitionName[] = ['recalculateScore', 'regenerateCertificate'];

/**
 * Performs an action on a request. When somebody else was quicker (409), the request is refetched, so that the next attempt
 * sends the current version, and the refusal says so.
 * @throws CallError for the form that called it.
 */
export function useRequestAction(
  request: Pick<RequestView, 'id'> & Partial<Result>,
  name: TransitionName,
  operation: OperationId,
) {
  const { t } = useTranslation('requests');
  const changed = useChanged();
  const toast = useToast();
  const { run, pending } = useNamedAction(operation);

  const perform = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
    try {
      const after = (await run({ params: { id: request.id }, body })) as RequestView;
      const isSame = counted.includes(name) && resultOf(after) === resultOf(request);
      toast.success(t(isSame ? `unchanged.${name}` : `done.${doneStep(after, name)}`));
    } catch (error) {
      if (error instanceof CallError && error.status === 409) {
        await changed([{ resource: 'requests', ids: [request.id] }]);
        const { message, status, code, fields, details } = error;
        throw new CallError(`${t('conflict')}: ${message}`, status, code, fields, details);
      }
      throw error;
    }
  };
  return { perform, pending };
}

/** Result of a request: its score, and the codes of its certificates. */
const resultOf = ({ score, grade, certificates }: Partial<Result>) =>
  JSON.stringify([score, grade, certificates?.map(({ code }) => code)]);
