import { useState } from 'react';
import { formatDate, formatDateTime } from 'sijil/base/formats/dates';
import { isolate, isolateLtr } from 'sijil/base/formats/bidi';
import { worded } from 'sijil/base/i18n/worded';
import { progressOf } from '#domain/forms/formProgress';
import { canStartVisit } from '#domain/scheduling/deadlines';
import type { Assignment } from '../../sync/fieldApi';
import { useApp } from '../appContext';
import { filledParts, lastAnswered, nextMissing, type QuestionPlace } from '../filled';
import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { useStored, useVisit } from '../parts/useStored';
import { positionNow } from '../position';
import { useLanguage } from '../preferences';
import { go } from '../route';
import { answersOfDraft, photosOfDraft } from '../store/draftStore';
import { draftOf, earlierFindings, type VisitOnPhone } from '../store/fieldStore';
import { numberText, texts } from '../texts';
import { isFinished } from '../visitState';
import { Gone } from './Gone';

/** A visit before and between its questions: place, contact, notes, and the one next step. */
export function Visit({ id }: { readonly id: string }) {
  const { say, language } = useLanguage();
  const visit = useVisit(id);
  if (visit === undefined) return null;
  if (visit === null) return <Gone />;
  const { assignment, work } = visit;
  const { number, companyName, place, visitAt, visitNote, notes, contact, supervisor, returned } = assignment;
  const draft = work ? null : draftOf(assignment);
  const { done, all } = progressOf(filledParts(draft ? withDraft(visit, draft) : visit));
  return (
    <Frame title={numberText(number)} foot={<VisitFoot visit={visit} />}>
      <section className="card">
        <h2>{place?.name ?? companyName}</h2>
        {place && <p>{companyName}</p>}
        {visitAt && <p>{formatDateTime(visitAt, language)}</p>}
        <p>{say(work || draft ? worded(texts.progress, { done, all }) : texts.counts.questions(all))}</p>
      </section>
      {work?.refusal && !isFinished(work) && (
        <p className="warn">{say(worded(texts.refused, { reason: isolate(work.refusal.message) }))}</p>
      )}
      {draft && <OnOtherPhone draft={draft} />}
      {returned && !draft && (
        <p className="warn">{say(worded(texts.returnedBecause, { reason: isolate(returned.reason) }))}</p>
      )}
      <LastVisit assignment={assignment} />
      {place && <Place place={place} />}
      <Person label={say(texts.contact)} {...contact} />
      {supervisor && <Person label={say(texts.supervisor)} {...supervisor} />}
      {visitNote && <Note label={say(texts.note)} text={visitNote} />}
      {notes && <Note label={say(texts.orderNotes)} text={notes} />}
      {assignment.vehicles.length > 0 && (
        <section className="card">
          <h3>{say(texts.vehicles)}</h3>
          {assignment.vehicles.map(({ id: vehicle, number: plate, type, driverName }) => (
            <p key={vehicle}>
              {isolate(plate)} · {say(type)}
              {driverName && ` · ${driverName}`}
            </p>
          ))}
        </section>
      )}
    </Frame>
  );
}

function VisitFoot({ visit }: { readonly visit: VisitOnPhone }) {
  const { say } = useLanguage();
  const { store, sender } = useApp();
  const sandbox = useStored(() => store.read('sandbox'), 'sandbox') === 'yes';
  const [now] = useState(() => new Date());
  const { assignment, work } = visit;
  const { id, visitAt } = assignment;
  const isDue = visitAt === null || canStartVisit(new Date(visitAt), now);
  const draft = work ? null : draftOf(assignment);
  const open = (begun: VisitOnPhone, after?: QuestionPlace) => {
    const next = nextMissing(filledParts(begun), after);
    go(next ? { screen: 'question', visit: id, ...next } : { screen: 'end', visit: id });
  };
  const start = async () => {
    const at = new Date().toISOString();
    await store.begin(assignment, { at, ...(await positionNow()) });
    const begun = await store.visit(id);
    if (begun) open(begun, draft ? lastAnswered(begun.answers) : undefined);
    void sender.run();
  };
  return (
    <>
      {!work && !isDue && <p className="hint">{say(sandbox ? texts.sandbox : texts.notYet)}</p>}
      {work && isFinished(work) ? (
        <p className="hint">{say(texts.waiting)}</p>
      ) : (
        <Button
          kind="main"
          disabled={!work && !isDue && !sandbox}
          onPress={() => (work ? open(visit) : void start())}
        >
          {say(work || draft ? texts.resume : texts.start)}
        </Button>
      )}
      <Button kind="quiet" onPress={() => go({ screen: 'today' })}>
        {say(texts.today)}
      </Button>
    </>
  );
}

type VisitDraft = NonNullable<ReturnType<typeof draftOf>>;

/** The visit with what another phone sent of it. */
const withDraft = (visit: VisitOnPhone, draft: VisitDraft): VisitOnPhone => ({
  ...visit,
  answers: answersOfDraft(visit.assignment.id, draft),
  photos: photosOfDraft(visit.assignment.id, draft),
});

/** That another phone has begun the visit, and what it has not sent. */
function OnOtherPhone({ draft: { heardAt, photos } }: { readonly draft: VisitDraft }) {
  const { say, language } = useLanguage();
  const missing = photos.filter(({ file }) => file === null).length;
  return (
    <p className="warn">
      {say(worded(texts.onOtherPhoneUntil, { at: formatDateTime(heardAt, language) }))}{' '}
      {missing > 0 && say(texts.counts.photosElsewhere(missing))}
    </p>
  );
}

function Place({ place }: { readonly place: NonNullable<Assignment['place']> }) {
  const { say } = useLanguage();
  const { city, district, street, shortAddress, latitude, longitude } = place;
  const address = [street, district && say(district), say(city), shortAddress && isolateLtr(shortAddress)];
  return (
    <section className="card">
      <p>{address.filter(Boolean).join(' · ')}</p>
      {latitude !== null && longitude !== null && (
        <a className="button" href={`geo:${latitude},${longitude}`}>
          {say(texts.map)}
        </a>
      )}
    </section>
  );
}

function Person({
  label,
  name,
  phone,
}: {
  readonly label: string;
  readonly name: string;
  readonly phone: string;
}) {
  const { say } = useLanguage();
  return (
    <section className="card">
      <h3>{label}</h3>
      <p>{name}</p>
      <a className="button" href={`tel:${phone}`}>
        {say(texts.call)} {isolateLtr(phone)}
      </a>
    </section>
  );
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <section className="card">
      <h3>{label}</h3>
      <p>{text}</p>
    </section>
  );
}

/** How many findings the last visit had; each is shown at its question. */
function LastVisit({ assignment }: { readonly assignment: Assignment }) {
  const { say, language } = useLanguage();
  const found = earlierFindings(assignment);
  const [first] = found;
  if (!first) return null;
  return (
    <section className="card">
      <h3>{say(worded(texts.lastVisit, { day: formatDate(first.on, language) }))}</h3>
      <p>
        {say(texts.counts.findings(found.length))} · {say(texts.atQuestions)}
      </p>
    </section>
  );
}
