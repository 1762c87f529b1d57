import { describe, expect, it } from 'vitest';
import { hearServerTime, serverNow } from 'sijil/react/providers/server';

describe('a device with a wrong clock', () => {
  it('uses the time carried by the server’s answers', () => {
    const dayAhead = new Date(Date.now() + 86_400_000);
    hearServerTime(dayAhead.toUTCString());
    expect(Math.abs(serverNow().getTime() - dayAhead.getTime())).toBeLessThan(2000);
    const dayBehind = new Date(Date.now() - 86_400_000);
    hearServerTime(dayBehind.toUTCString());
    expect(Math.abs(serverNow().getTime() - dayBehind.getTime())).toBeLessThan(2000);
  });

  it('ignores a header that is not a date', () => {
    const before = serverNow().getTime();
    for (const header of [undefined, null, '', 'soon']) hearServerTime(header);
    expect(Math.abs(serverNow().getTime() - before)).toBeLessThan(2000);
  });
});
