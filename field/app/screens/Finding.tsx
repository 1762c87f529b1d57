import { useState } from 'react';
import { isFinding } from '#domain/forms/settleAnswers';
import { answerProblems } from '#domain/forms/formProblems';
import { useApp } from '../appContext';
import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { Photos } from '../parts/Photos';
import { useStored } from '../parts/useStored';
import { useLanguage } from '../preferences';
import { go } from '../route';
import { numberText, texts } from '../texts';
import { type Answering, type QuestionAddress, useAnswering } from './answering';
import { Gone } from './Gone';

/** What was found, in words and photos. */
export function Finding(at: QuestionAddress) {
  const answering = useAnswering(at);
  if (answering === undefined) return null;
  if (answering === null) return <Gone />;
  return <Describing at={at} answering={answering} />;
}

interface DescribingProps {
  readonly at: QuestionAddress;
  readonly answering: Answering;
}

/** Problems that only what is entered here solves. */
const ofFinding: readonly string[] = ['note_required', 'finding_unproven'];

function Describing({ at, answering }: DescribingProps) {
  const { say } = useLanguage();
  const { visit, question, filled, stored, save, proceed } = answering;
  const [note, setNote] = useState(stored?.note ?? '');
  const found = isFinding(filled.answers.find(({ questionKey }) => questionKey === question.key)?.score);
  const after = stored?.mendedFiles ?? [];
  const change = (text: string) => {
    setNote(text);
    void save({ note: text });
  };
  const done = async () => {
    await save({ note, noted: true });
    await proceed();
  };
  const lacking = filled.problems.filter(
    ({ questionKey, code }) => questionKey === question.key && ofFinding.includes(code),
  );
  return (
    <Frame
      title={numberText(visit.assignment.number)}
      foot={
        <>
          <div className="tools">
            <Button onPress={() => go({ screen: 'camera', ...at })}>{say(texts.addPhoto)}</Button>
            {found && (
              <Button onPress={() => go({ screen: 'afterwards', ...at })}>{say(texts.addAfter)}</Button>
            )}
          </div>
          <Button kind="main" disabled={lacking.length > 0} onPress={() => void done()}>
            {say(texts.next)}
          </Button>
          <Button kind="quiet" onPress={() => go({ screen: 'question', ...at })}>
            {say(texts.back)}
          </Button>
        </>
      }
    >
      <p>{say(question.text)}</p>
      <section className="card">
        <label htmlFor="note">
          <h2>{say(found ? texts.finding : texts.writeNote)}</h2>
        </label>
        <textarea
          id="note"
          rows={4}
          dir="auto"
          autoFocus
          value={note}
          aria-describedby={found ? 'note-help' : undefined}
          onChange={({ target }) => change(target.value)}
        />
        {note === '' && <Phrases question={question.key} onChoose={change} />}
        {found && <small id="note-help">{say(texts.findingHelp)}</small>}
      </section>
      {lacking.map(({ code }) => (
        <p key={code} className="warn">
          {say(answerProblems[code])}
        </p>
      ))}
      <Photos
        photos={visit.photos.filter(({ sha256 }) => stored?.files.includes(sha256))}
        onRemove={(sha256) => void save({ files: stored?.files.filter((one) => one !== sha256) })}
      />
      {found && after.length > 0 && (
        <section className="card">
          <h3>{say(texts.mended)}</h3>
          <MendedNote answering={answering} />
          <Photos
            photos={visit.photos.filter(({ sha256 }) => after.includes(sha256))}
            onRemove={(sha256) => void save({ mendedFiles: after.filter((one) => one !== sha256) })}
          />
        </section>
      )}
    </Frame>
  );
}

interface PhrasesProps {
  readonly question: string;
  readonly onChoose: (phrase: string) => void;
}

/** What the inspector wrote at the question in earlier visits; a press takes it, to be changed where it differs. */
function Phrases({ question, onChoose }: PhrasesProps) {
  const { say } = useLanguage();
  const { store } = useApp();
  const phrases = useStored(() => store.phrases(question), `phrases/${question}`) ?? [];
  if (phrases.length === 0) return null;
  return (
    <fieldset className="phrases" aria-label={say(texts.phrases)}>
      {phrases.map((phrase) => (
        <button key={phrase} type="button" className="quiet" dir="auto" onClick={() => onChoose(phrase)}>
          {phrase}
        </button>
      ))}
    </fieldset>
  );
}

/** What was corrected during the visit. */
function MendedNote({ answering: { stored, save } }: { readonly answering: Answering }) {
  const { say } = useLanguage();
  const [note, setNote] = useState(stored?.mendedNote ?? '');
  const change = (text: string) => {
    setNote(text);
    void save({ mendedNote: text });
  };
  return (
    <textarea
      aria-label={say(texts.mendedNote)}
      placeholder={say(texts.mendedNote)}
      rows={2}
      dir="auto"
      value={note}
      onChange={({ target }) => change(target.value)}
    />
  );
}
