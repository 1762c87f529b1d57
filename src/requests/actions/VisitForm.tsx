import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescheduleBody, sendDetailsBody } from '#domain/requests/inspectionBodies';
import { transitions } from '#domain/workflow/requestWorkflow';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { hasWish, WishedTime } from '../visitTime/DayTimeChips';
import { type ActionFormProps, FormButtons } from './FormButtons';
import styles from './actions.module.css';
import { VisitTimePicker } from './VisitTimePicker';
import { type FieldErrors, validate } from 'sijil/schema/validate';
import { CallError } from 'sijil/react/providers/apiError';

/** Time of a visit with a comment: a note with the first proposal, the reason with a new time. */
export function VisitForm(props: ActionFormProps) {
  const { t, i18n } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const hint = `hint.${props.name}`;
  const form = useVisitForm(props);
  const wordField = form.moves ? rescheduleBody.fields.reason : sendDetailsBody.fields.note;
  return (
    <div className={styles.stack}>
      {i18n.exists(hint, { ns: 'requests' }) && <p className={styles.text}>{t(hint)}</p>}
      <KnownTimes request={props.request} />
      <fieldset className={styles.field}>
        <legend className={styles.label}>{localize(sendDetailsBody.fields.visitAt.label)}</legend>
        <VisitTimePicker
          request={props.request}
          startAt={props.start?.at}
          value={form.visitAt}
          onChange={form.choose}
          describedBy={`${id}-at`}
        />
        <Problems id={`${id}-at`} messages={form.errors['visitAt']} />
        {props.other && (
          <Button type="link" className={styles.other ?? ''} onClick={props.other}>
            {t('visit.noneSuits')}
          </Button>
        )}
      </fieldset>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {localize(wordField.label)}
        </label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={1000}
          aria-describedby={`${id}-word`}
          placeholder={form.moves ? '' : t('visit.notePlaceholder')}
          value={form.words}
          onChange={(event) => form.write(event.target.value)}
        />
        <Problems id={`${id}-word`} messages={form.errors[form.word]} />
      </div>
      <FormButtons
        label={localize(transitions[props.name].label)}
        problem={form.problem}
        pending={form.pending}
        onSend={form.send}
        onCancel={props.close}
      />
    </div>
  );
}

/** Time that is agreed now, or else the one that was rejected, or that the client prefers. */
function KnownTimes({ request }: Pick<ActionFormProps, 'request'>) {
  const { t } = useTranslation('requests');
  const { visitAt, rejectedVisitAt } = request;
  const proposed = visitAt ?? rejectedVisitAt;
  if (proposed)
    return (
      <p className={styles.text}>
        {t(visitAt ? 'visit.present' : 'visit.refused')} <DateText value={proposed} withTime />
      </p>
    );
  if (!hasWish(request)) return null;
  return (
    <p className={styles.text}>
      {t('visit.preferred')} <WishedTime wish={request} />
    </p>
  );
}

function Problems({
  id,
  messages,
}: {
  readonly id: string;
  readonly messages: readonly string[] | undefined;
}) {
  return (
    <div id={id} className={styles.problem} role={messages ? 'alert' : undefined}>
      {messages?.join(' ')}
    </div>
  );
}

/** State of a visit's form, and its submission: a proposal with a note, or a new time with its reason. */
function useVisitForm({ request, name, submit }: ActionFormProps) {
  const { t } = useTranslation(['requests', 'common']);
  const language = useLanguage();
  const [visitAt, setVisitAt] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const moves = name !== 'sendDetails';
  const word = moves ? 'reason' : 'note';

  const refuse = (error: unknown) => {
    const fields = error instanceof CallError ? Object.entries(error.fields) : [];
    setErrors(Object.fromEntries(fields.map(([field, messages]) => [field, [...messages]])));
    const withoutControl = fields.filter(([field]) => field !== 'visitAt' && field !== word);
    if (fields.length === 0) setProblem(error instanceof CallError ? error.message : t('common:error'));
    else setProblem(withoutControl.flatMap(([, messages]) => messages).join(' '));
  };

  const send = async () => {
    const body = { version: request.version, visitAt, ...(words.trim() && { [word]: words.trim() }) };
    const result = validate(moves ? rescheduleBody : sendDetailsBody, 'create', body, language);
    setProblem('');
    // The field already shows a day, so only the hour is missing.
    const missing = visitAt === null && { visitAt: [t('visit.timeMissing')] };
    setErrors(result.ok ? {} : { ...result.errors, ...missing });
    if (!result.ok) return;
    setPending(true);
    try {
      await submit(body);
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };

  const choose = (moment: string | null) => {
    setVisitAt(moment);
    setErrors({});
  };
  const write = (text: string) => {
    setWords(text);
    setErrors({});
  };
  return { visitAt, choose, words, write, word, moves, errors, problem, pending, send };
}
