import { CallError } from 'sijil/react/providers/apiError';

interface By {
  readonly writer?: string | null;
  readonly seen?: number | null;
}

/**
 * A draft as the server has it, for one person on two devices. It accepts a save of the device that wrote last, or that has read
 * the newest one, or whose person has chosen (tests/api/draftsElsewhere.test.ts), and notes each text of the other device that
 * was overwritten although nobody here had seen it or chosen.
 */
export function draftOnServer<Body>(empty: Body) {
  const none = { body: empty, writes: 0, writer: null as string | null, isThrownAway: true };
  let row = none;
  let seenHere = new Set<string>();
  let isChosen = false;
  let unseen: Body[] = [];
  const isElsewhere = () => row.writer === 'elsewhere';
  const replace = ({ writer = null, seen = null }: By) => {
    if (row.isThrownAway) return;
    if (writer !== null && seen !== null && row.writer !== writer && row.writes !== seen)
      throw new CallError('Another device', 409, 'draft_elsewhere');
    if (isElsewhere() && !isChosen && !seenHere.has(JSON.stringify(row.body))) unseen.push(row.body);
  };
  return {
    reset: () => {
      row = none;
      seenHere = new Set();
      isChosen = false;
      unseen = [];
    },
    row: () => ({ ...row, isElsewhere: isElsewhere() }),
    save: (body: Body, by: By) => {
      replace(by);
      row = { body, writes: row.writes + 1, writer: by.writer ?? null, isThrownAway: false };
    },
    throwAway: (by: By) => {
      replace(by);
      row = { ...none, writes: row.writes + 1, writer: by.writer ?? null };
    },
    writeElsewhere: (body: Body) => {
      row = { body, writes: row.writes + 1, writer: 'elsewhere', isThrownAway: false };
    },
    /** A page here shows this text. */
    show: (body: Body) => void seenHere.add(JSON.stringify(body)),
    /** The person here replaces whatever the other device has written. */
    choose: () => {
      isChosen = true;
    },
    forgetChoice: () => {
      isChosen = false;
    },
    overwrittenUnseen: () => unseen,
  };
}
