import { useCallback, useRef, useState } from 'react';
import { photoOf, photoOfFile, UnfitFile } from '../camera/shrinkPhoto';
import { leaveCamera, openCamera } from '../camera/stream';
import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { Picture } from '../parts/Photos';
import { followPosition, recentPosition } from '../position';
import { useLanguage } from '../preferences';
import { go } from '../route';
import type { NewPhoto, PhotoUse } from '../store/records';
import { numberText, texts } from '../texts';
import { type QuestionAddress, useAnswering } from './answering';
import { Gone } from './Gone';

type Trouble = 'noCamera' | 'unreadable' | 'tooLarge' | 'full';

interface CameraProps {
  readonly at: QuestionAddress;
  readonly use: PhotoUse;
}

/** The camera in the page, so that no other app is in front and the system does not close this one. */
export function Camera({ at, use }: CameraProps) {
  const { say } = useLanguage();
  const answering = useAnswering(at);
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<Trouble>();
  const [dark, setDark] = useState<NewPhoto>();
  const [busy, setBusy] = useState(false);
  // Runs when the picture's place is on the screen, which an open camera is ready before.
  const show = useCallback((place: HTMLVideoElement) => {
    video.current = place;
    followPosition();
    openCamera().then(
      async (stream) => {
        place.srcObject = stream;
        // Interrupted where the next screen comes first.
        await place.play().catch(() => undefined);
      },
      () => setTrouble('noCamera'),
    );
    return leaveCamera;
  }, []);
  if (answering === undefined) return null;
  if (answering === null) return <Gone />;

  const { visit, question, save, proceed } = answering;
  const isAfter = use === 'mendedFiles';
  const back = () => go({ screen: isAfter ? 'finding' : 'question', ...at });
  const store = async (photo: NewPhoto) => {
    await save({}, photo, use);
    if (isAfter) back();
    else await proceed();
  };
  const take = (source: () => Promise<Awaited<ReturnType<typeof photoOf>>>) => {
    setBusy(true);
    source()
      .then(({ photo, isDark }) => (isDark ? setDark(photo) : store(photo)))
      .catch((error: unknown) => setTrouble(troubleOf(error)))
      .finally(() => setBusy(false));
  };
  const shoot = () =>
    take(async () => {
      if (!video.current) throw new UnfitFile('unreadable');
      return photoOf(await createImageBitmap(video.current), recentPosition());
    });

  if (dark)
    return (
      <Frame
        title={numberText(visit.assignment.number)}
        foot={
          <>
            <Button kind="main" onPress={() => setDark(undefined)}>
              {say(texts.retake)}
            </Button>
            <Button onPress={() => void store(dark).catch((error: unknown) => setTrouble(troubleOf(error)))}>
              {say(texts.keep)}
            </Button>
          </>
        }
      >
        <p className="warn" role="alert">
          {say(trouble ? texts[trouble] : texts.dark)}
        </p>
        {dark.thumbnail && <Picture bytes={dark.thumbnail} label={say(texts.photo)} />}
      </Frame>
    );
  return (
    <Frame
      title={numberText(visit.assignment.number)}
      foot={
        <>
          {trouble !== 'noCamera' && (
            <Button kind="main" disabled={busy} onPress={shoot}>
              {say(texts.take)}
            </Button>
          )}
          <div className="tools">
            <label className="button">
              {say(texts.fromFiles)}
              <input
                type="file"
                className="hidden"
                accept="image/*,application/pdf"
                onChange={({ target: { files } }) => {
                  const [file] = files ?? [];
                  if (file) take(() => photoOfFile(file));
                }}
              />
            </label>
            <Button kind="quiet" onPress={back}>
              {say(texts.back)}
            </Button>
          </div>
        </>
      }
    >
      <p>{say(question.text)}</p>
      {isAfter && <p className="hint">{say(texts.afterHelp)}</p>}
      {trouble && (
        <p className="warn" role="alert">
          {say(texts[trouble])}
        </p>
      )}
      {trouble !== 'noCamera' && <video ref={show} muted playsInline />}
    </Frame>
  );
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof UnfitFile) return error.reason;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  throw error;
}
