import { Button, Segmented } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ContractDraftView } from '#domain/api/paperViews';
import type { RequestView } from '#domain/api/requestViews';
import { quoteWritten, type WrittenLine } from '#domain/pricing/quote';
import { writeContractBody } from '#domain/requests/contractBodies';
import { type ContractTemplate, contractTemplateProblems } from '#domain/templates/contractTemplate';
import { compareContracts } from '#domain/templates/templateChanges';
import { Alert } from 'sijil/react/components/antd/Alert';
import { Panel } from 'sijil/react/components/Panel';
import { StepBar } from 'sijil/react/components/steps';
import type { FormValues } from 'sijil/react/forms/formValues';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { LeaveGuard } from 'sijil/react/forms/unsavedForms';
import { useLocalize } from 'sijil/react/providers/language';
import { ProblemList } from '@/documents/EditorColumns';
import { PriceSummary } from '@/requests/PriceSummary';
import { useRequestAction } from '@/requests/ActionDialog';
import { ReturnReason } from '@/requests/ReturnReason';
import { ClauseDifference } from '@/contracts/ClauseDifference';
import { ClauseList } from '@/contracts/ClauseList';
import { DraftPreview } from './DraftPreview';
import styles from './WriteContract.module.css';

interface ContractEditorProps {
  readonly request: RequestView;
  readonly draft: ContractDraftView;
  /** False once a contract was sent by somebody else: what was typed can be read and copied. */
  readonly isOpen: boolean;
}

/** Fields of the form; the terms have an editor of their own. */
const priced = ['lines', 'inspections', 'duration', 'paymentPlan', 'note'] as const;

/** Contract while it is written: its price with the total, its terms with what differs, its preview, and the button that sends it. */
export function ContractEditor({ request, draft, isOpen }: ContractEditorProps) {
  const { t } = useTranslation(['requests', 'templates', 'fields']);
  const navigate = useNavigate();
  const form = useId();
  const sending = useRef(false);
  // The draft is read again when the request changes; the contract begins with what it was.
  const [first] = useState<ContractTemplate>(draft.last ?? draft.published);
  const [terms, setTerms] = useState<ContractTemplate>(first);
  const initial = { ...draft, terms: first, version: request.version };
  const problems = contractTemplateProblems(terms);
  const [values, setValues] = useState<FormValues>(initial);
  const { perform, pending } = useRequestAction(request, 'writeContract', 'adminInspections.writeContract');

  const { lines, inspections, duration, paymentPlan } = values;
  const send = async (typed: FormValues) => {
    sending.current = true;
    try {
      await perform({ ...typed, terms, version: request.version });
      await navigate(`/requests/${request.id}`);
    } finally {
      sending.current = false;
    }
  };
  return (
    <div className={styles.editor}>
      <ReturnReason request={request} />
      {!isOpen && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={t('write.notNow')}
          description={t('write.notNowHint')}
        />
      )}
      <Panel title={t('write.price')}>
        <ShapeForm
          id={form}
          shape={writeContractBody}
          fields={priced}
          initialValues={initial}
          buttons={false}
          onValuesChange={setValues}
          onSubmit={send}
        >
          <Total values={values} vatPercent={draft.vatPercent} />
        </ShapeForm>
      </Panel>
      <TermsPanel terms={terms} draft={draft} change={setTerms} />
      {problems.length > 0 && <ProblemList problems={problems} />}
      <DraftPreview requestId={request.id} body={{ lines, inspections, duration, paymentPlan, terms }} />
      {terms !== first && <LeaveGuard sending={sending} />}
      <StepBar hint={t('write.hint')}>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          form={form}
          loading={pending}
          disabled={!isOpen || problems.length > 0}
        >
          {t('affirm.writeContract')}
        </Button>
      </StepBar>
    </div>
  );
}

interface TotalProps {
  readonly values: FormValues;
  readonly vatPercent: number;
}

/** Price as the contract will state it; nothing while a line is incomplete. */
function Total({ values, vatPercent }: TotalProps) {
  const quote = quoteOf(values, vatPercent);
  return quote && <PriceSummary quote={{ ...quote, lines: quote.lines.map((line) => ({ ...line })) }} />;
}

function quoteOf({ lines, duration }: FormValues, vatPercent: number) {
  const given = (Array.isArray(lines) ? lines : []) as Partial<WrittenLine>[];
  const complete = given.filter(
    (line): line is WrittenLine => line.quantity != null && line.unitPrice != null,
  );
  if (complete.length === 0 || complete.length < given.length) return null;
  try {
    const named = complete.map(({ name, ...line }) => ({
      ...line,
      name: { ar: name?.ar ?? '', en: name?.en ?? '' },
    }));
    return quoteWritten(named, { sells: duration == null ? 'service' : 'package', vatPercent });
  } catch (error) {
    // An amount that breaks a rule is named at its field.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface TermsPanelProps {
  readonly terms: ContractTemplate;
  readonly draft: ContractDraftView;
  readonly change: (terms: ContractTemplate) => void;
}

/** Terms: their titles first, the editor on demand, and what differs from the published ones or from the last contract. */
function TermsPanel({ terms, draft: { published, last }, change }: TermsPanelProps) {
  const { t } = useTranslation(['requests', 'templates']);
  const localize = useLocalize();
  const [editing, setEditing] = useState(false);
  const [since, setSince] = useState<'published' | 'last'>(last ? 'last' : 'published');
  const before = since === 'last' && last ? last : published;
  const changes = compareContracts(before, terms).length;
  return (
    <>
      <Panel
        title={t('write.terms', { count: terms.clauses.length })}
        actions={
          <Button onClick={() => setEditing(!editing)} aria-expanded={editing}>
            {t(editing ? 'write.fold' : 'write.edit')}
          </Button>
        }
      >
        {editing ? (
          <ClauseList terms={terms} change={change} refused={[]} />
        ) : (
          <ol className={styles.titles}>
            {terms.clauses.map(({ key, title }) => (
              <li key={key}>{localize(title)}</li>
            ))}
          </ol>
        )}
      </Panel>
      {(last || changes > 0) && (
        <Panel
          title={t('write.changes', { count: changes })}
          actions={
            last && (
              <Segmented
                aria-label={t('write.since')}
                value={since}
                onChange={setSince}
                options={[
                  { value: 'last', label: t('write.sinceLast') },
                  { value: 'published', label: t('write.sincePublished') },
                ]}
              />
            )
          }
        >
          <ClauseDifference before={before} after={terms} />
        </Panel>
      )}
    </>
  );
}
