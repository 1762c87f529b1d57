import { useEffect, useId } from 'react';
import { openFormEveryMs } from '#framework/base/live/editing';
import type { Resource } from '#framework/schema/resource';
import { callOperation } from '@framework/providers/operations';
import { isSeen } from '@framework/providers/ownAccount';

/** Says that the form of a record is open, again and again until it is left or its tab is closed. */
export function useSayOpen({ name: resource }: Pick<Resource, 'name'>, id: string): void {
  const form = `${useId()}${tab}`;
  useEffect(() => {
    // Nothing can be saved there.
    if (isSeen()) return;
    const say = (open: boolean) =>
      // A failure is mended by the next turn; what it means for the person, saving says.
      void callOperation('editing.say', {
        params: { resource, id },
        body: { form, open },
        leaving: !open,
      }).catch(() => undefined);
    const open = () => say(true);
    const leave = () => say(false);
    open();
    const timer = setInterval(open, openFormEveryMs);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [resource, id, form]);
}

/** Tells tabs of one person apart. */
const tab = Math.random().toString(36).slice(2, 12);
