import { userName } from '../db/names';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mayCallKind } from 'sijil/schema/roles/mayCall';
import type { Resource } from 'sijil/schema/resource';
import { resourceNamed } from 'sijil/schema/application';
import { users } from '../db/schema/users';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { assertReached } from '../resources/lockRecord';
import { openFormGoneMs } from 'sijil/base/live/liveMessages';

/** Channel on which the processes inform each other of open forms. */
export const formsChannel = 'open_forms';

/** Interval in milliseconds of the search for silent forms. */
const sweepEveryMs = 5_000;

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('no JSON');
    return z.NEVER;
  }
});
const noticeText = jsonText.pipe(
  z.object({ resource: z.string(), id: z.string(), userId: z.string(), form: z.string(), open: z.boolean() }),
);

interface Editing {
  /** Handles a message of another process, as PostgreSQL passes it on. */
  readonly hear: (payload: string) => void;
}

/**
 * Registers the display of who has a record's form open. Each process stores what its own pages report, and what the others send
 * through `NOTIFY`; a form that stays silent is removed.
 */
export function registerEditing(
  api: AppContext,
  /** Called for records whose editors have changed. */
  onChange: (places: readonly FormPlace[]) => void,
  /** Makes this process listen to the others. */
  listen: () => void,
): Editing {
  const forms = new OpenForms();
  const now = () => api.clock().getTime();
  const take = (notice: FormNotice) => {
    if (forms.hear(notice, now())) onChange([notice]);
  };
  const sweep = setInterval(() => {
    const gone = forms.forgetSilent(now());
    if (gone.length > 0) onChange(gone);
  }, sweepEveryMs);
  sweep.unref();
  api.app.addHook('preClose', async () => clearInterval(sweep));

  operation(api, 'editing.say', {
    summary: 'Says that the caller has the form of a record open, every ten seconds, or has left it',
    handler: async ({ actor, params, body }) => {
      const { id } = params;
      const resource = named(params.resource);
      await assertReached(api, resource, id, 'update', actor);
      const notice = { resource: resource.name, id, userId: actor.userId, ...body };
      listen();
      take(notice);
      await api.db.execute(sql`select pg_notify(${formsChannel}, ${JSON.stringify(notice)})`);
      return null;
    },
  });

  operation(api, 'editing.others', {
    summary: 'Who else has the form of a record open, for readers of its history',
    handler: async ({ actor, params: { resource: name, id } }) => {
      const resource = named(name);
      if (!mayCallKind(resource, 'history', actor.role)) throw new ApiError('forbidden');
      await assertReached(api, resource, id, 'read', actor);
      listen();
      const ids = forms.editorsOf({ resource: resource.name, id }, now());
      const others = ids.filter((one) => one !== actor.userId);
      if (others.length === 0) return [];
      return api.db
        .select({ id: users.id, name: userName })
        .from(users)
        .where(inArray(users.id, others))
        .orderBy(users.name);
    },
  });

  return {
    hear: (payload) => {
      const notice = noticeText.safeParse(payload);
      if (notice.success) take(notice.data);
    },
  };
}

/** @throws ApiError not_found */
function named(name: string): Resource {
  const resource = resourceNamed(name);
  if (!resource) throw new ApiError('not_found');
  return resource;
}

/** Report that the form of a record was opened or left. */
interface FormNotice {
  readonly resource: string;
  readonly id: string;
  readonly userId: string;
  /** Id that the page generates: one person may have a record open in two tabs. */
  readonly form: string;
  readonly open: boolean;
}

interface FormPlace {
  readonly resource: string;
  readonly id: string;
}

interface OpenForm extends FormNotice {
  readonly until: number;
}

/** Limits of open forms, of all records and of one person. */
const [mostForms, mostEach] = [5_000, 20];

/** Open forms of all records with their people, as reported to this process; nothing is stored in the database. */
export class OpenForms {
  private readonly forms = new Map<string, OpenForm>();

  /** Records a report; true where another person's page must show a change. */
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

  /** Removes forms that have been silent for too long, and returns their records. */
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
