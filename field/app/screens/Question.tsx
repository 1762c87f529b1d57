import { type Answering, type QuestionAddress, useAnswering } from './answering';
import { AnswerInput } from './AnswerInput';
import { Gone } from './Gone';
import { isolate } from 'sijil/base/formats/bidi';
import { formatDate } from 'sijil/base/formats/dates';
import { worded } from 'sijil/base/i18n/worded';
import { scoreLabels } from '#domain/forms/answer';
import { answerProblems } from '#domain/forms/formProblems';
import { answerKind } from '#domain/forms/kinds/index';
import { severities } from '#domain/forms/severities';
import { categoryOf, questionBefore, wantsPhoto } from '../filled';
import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { Photos, PortalPictures } from '../parts/Photos';
import { useScreenAwake } from '../parts/useScreenAwake';
import { useLanguage } from '../preferences';
import { go } from '../route';
import { earlierFindings } from '../store/fieldStore';
import { numberText, texts } from '../texts';

/** One question: above what is asked, at the thumb what answers it. */
export function Question(at: QuestionAddress) {
  const { say } = useLanguage();
  useScreenAwake();
  const answering = useAnswering(at);
  if (answering === undefined) return null;
  if (answering === null) return <Gone />;
  const { visit, parts, question, filled, stored, save, proceed } = answering;
  const before = questionBefore(parts, at);
  const { visit: id } = at;
  const skip = async () => {
    await save({ score: null, reading: undefined, entries: undefined });
    await proceed();
  };
  return (
    <Frame
      title={numberText(visit.assignment.number)}
      foot={
        <>
          <div className="tools">
            {answerKind(question.kind).pictureMissing === undefined && (
              <Button kind="quiet" onPress={() => go({ screen: 'camera', ...at })}>
                {say(texts.camera)}
              </Button>
            )}
            <Button kind="quiet" onPress={() => go({ screen: 'finding', ...at })}>
              {say(texts.writeNote)}
            </Button>
            {question.allowNotApplicable && (
              <Button kind="quiet" pressed={stored?.score === null} onPress={() => void skip()}>
                {say(scoreLabels.na)}
              </Button>
            )}
          </div>
          <AnswerInput answering={answering} />
          <div className="tools">
            <Button
              kind="quiet"
              onPress={() =>
                go(before ? { screen: 'question', visit: id, ...before } : { screen: 'visit', visit: id })
              }
            >
              {say(texts.previous)}
            </Button>
            <Button kind="quiet" onPress={() => go({ screen: 'questions', visit: id })}>
              {say(texts.allQuestions)}
            </Button>
          </div>
        </>
      }
    >
      <Place answering={answering} />
      <section className="card">
        <h2>{say(question.text)}</h2>
        <Tags answering={answering} />
      </section>
      <Faults answering={answering} />
      <LastVisit answering={answering} />
      {stored?.note && (
        <p className="card" dir="auto">
          {stored.note}
        </p>
      )}
      <Photos
        photos={visit.photos.filter(({ sha256 }) => stored?.files.includes(sha256))}
        onRemove={(sha256) => void save({ files: stored?.files.filter((one) => one !== sha256) })}
      />
      {filled.title && <p className="hint">{say(filled.title)}</p>}
    </Frame>
  );
}

function Place({ answering: { filled, question } }: { readonly answering: Answering }) {
  const { say } = useLanguage();
  const section = categoryOf(filled.form, question.key)?.title ?? filled.form.title;
  const at = filled.shown.findIndex(({ key }) => key === question.key) + 1;
  const all = filled.shown.length;
  return (
    <div>
      <progress value={at} max={all} aria-hidden="true" />
      <small>{say(worded(texts.place, { section, at, all }))}</small>
    </div>
  );
}

function Tags({ answering }: { readonly answering: Answering }) {
  const { say } = useLanguage();
  const { question, stored } = answering;
  const found = lastFinding(answering);
  const { severity, requiresImage, requiresFile, requiresNote, kind } = question;
  const limits = answerKind(kind).limits(question);
  const lacksPhoto = wantsPhoto(question, { files: stored?.files ?? [] });
  return (
    <p className="tags">
      <span className={severity}>{say(severities[severity].label)}</span>
      {limits && <span>{say(limits)}</span>}
      {found && (
        <span className="found">
          {say(worded(texts.lastTime, { found: isolate(say(found.said ?? scoreLabels[found.score])) }))}
        </span>
      )}
      {requiresImage && lacksPhoto && <span>{say(texts.photoAsked)}</span>}
      {requiresFile && lacksPhoto && <span>{say(texts.documentAsked)}</span>}
      {requiresNote && !stored?.note && <span>{say(texts.noteAsked)}</span>}
    </p>
  );
}

/** What the supervisor said about an answer of a returned form, what the portal refused, and what an answer still lacks. */
function Faults({ answering: { visit, filled, question, stored } }: { readonly answering: Answering }) {
  const { say } = useLanguage();
  const returned = visit.assignment.returned?.answers.find(
    ({ questionKey, vehicleId }) => questionKey === question.key && (vehicleId ?? '') === filled.part,
  );
  const field = ['answers', filled.part, question.key].filter(Boolean).join('.');
  const refused = visit.work?.refusal?.fields[field] ?? [];
  const isAnswered = filled.answers.some(({ questionKey }) => questionKey === question.key);
  const faults = filled.problems.filter(({ questionKey }) => isAnswered && questionKey === question.key);
  return (
    <>
      {returned?.supervisorNote && (
        <p className="warn">
          {say(worded(texts.supervisorSays, { note: isolate(returned.supervisorNote) }))}
        </p>
      )}
      {refused.map((message) => (
        <p key={message} className="warn">
          {message}
        </p>
      ))}
      {stored &&
        faults.map(({ code }) => (
          <p key={code} className="warn">
            {say(answerProblems[code])}
          </p>
        ))}
    </>
  );
}

const lastFinding = ({ visit, filled, question }: Answering) =>
  earlierFindings(visit.assignment).find(
    ({ questionKey, vehicleId }) => questionKey === question.key && (vehicleId ?? '') === filled.part,
  );

/** What the last visit found at the question. */
function LastVisit({ answering }: { readonly answering: Answering }) {
  const { say, language } = useLanguage();
  const found = lastFinding(answering);
  if (!found) return null;
  const { on, score, said, note, pictures } = found;
  return (
    <section className="card">
      <h3>{say(worded(texts.lastVisit, { day: formatDate(on, language) }))}</h3>
      <p className={score === 0 ? 'state bad' : 'state'}>
        {say(scoreLabels[score])}
        {said && ` · ${isolate(say(said))}`}
      </p>
      {note && <p dir="auto">{note}</p>}
      <PortalPictures ids={pictures.map(({ id }) => id)} />
    </section>
  );
}
