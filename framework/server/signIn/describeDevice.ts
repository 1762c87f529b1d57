import Bowser from 'bowser';
import type { z } from 'zod';
import type { sessionView } from '#framework/contract/sessionViews';

type Device = Pick<z.output<typeof sessionView>, 'browser' | 'system' | 'device'>;

const devices: Readonly<Record<string, Device['device']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Device as a person recognises it: `Chrome 141`, `Windows`, a computer. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, device: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
    system: os.name ?? null,
    device: devices[platform.type ?? ''] ?? 'unknown',
  };
}
