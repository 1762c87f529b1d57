import { openFormGoneMs } from '#framework/base/live/liveMessages';

/** A form of a record, which somebody has open or has left. */
export interface FormNotice {
  readonly resource: string;
  readonly id: string;
  readonly userId: string;
  /** Made up by the page: one person may have a record open in two tabs. */
  readonly form: string;
  readonly open: boolean;
}

export interface FormPlace {
  readonly resource: string;
  readonly id: string;
}

interface OpenForm extends FormNotice {
  readonly until: number;
}

/** Open forms of all records, and of one person. */
const [mostForms, mostEach] = [5_000, 20];

/** Open forms of all records with their people, as one process has heard of them; nothing is stored. */
export class OpenForms {
  private readonly forms = new Map<string, OpenForm>();

  /** Takes up a notice; true where another person's page has to show something else than before. */
  hear(notice: FormNotice, now: number): boolean {
    const key = `${notice.userId} ${notice.form}`;
    const before = this.forms.get(key);
    const wasThere = this.editorsOf(notice, now).includes(notice.userId);
    this.forms.delete(key);
    if (notice.open && this.hasRoom(notice.userId))
      this.forms.set(key, { ...notice, until: now + openFormGoneMs });
    const isElsewhere = before && (before.resource !== notice.resource || before.id !== notice.id);
    return isElsewhere === true || wasThere !== this.editorsOf(notice, now).includes(notice.userId);
  }

  /** Ids of the people who have the form of a record open, each once. */
  editorsOf({ resource, id }: FormPlace, now: number): string[] {
    const open = [...this.forms.values()].filter(
      (form) => form.resource === resource && form.id === id && form.until > now,
    );
    return [...new Set(open.map(({ userId }) => userId))];
  }

  /** Forgets forms of which nothing was heard for too long, and returns their records. */
  forgetSilent(now: number): FormPlace[] {
    const silent = [...this.forms].filter(([, { until }]) => until <= now);
    for (const [key] of silent) this.forms.delete(key);
    return silent.map(([, { resource, id }]) => ({ resource, id }));
  }

  private hasRoom(userId: string): boolean {
    if (this.forms.size >= mostForms) return false;
    return [...this.forms.values()].filter((form) => form.userId === userId).length < mostEach;
  }
}
