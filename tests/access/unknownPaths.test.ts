import { describe, expect, it } from 'vitest';
import { routeAuthority } from '#domain/access/routeAuthority';
import { screenPath } from 'sijil/schema/resource';
import { resourceList } from '#resources';
import { isScreenPath } from 'sijil/server/plugins/portal';

describe('the server accepts as a screen path', () => {
  it.each(['/', ...Object.keys(routeAuthority)])('the route %s', (route) => {
    expect(isScreenPath(route.replaceAll(/:\w+/g, '3f0e8a52-7a5e-4a3e-9b1e-5b1f0f6f2a11'))).toBe(true);
  });

  it('every view of a generated screen, and a mail link whose token contains dots', () => {
    for (const resource of resourceList)
      for (const view of ['', '/create', '/edit/1', '/1'])
        expect(isScreenPath(screenPath(resource) + view), screenPath(resource)).toBe(true);
    expect(isScreenPath('/mail-preference/3f0e8a52.results.c2lnbmVk')).toBe(true);
  });
});

it.each([
  '/.env',
  '/metrics',
  '/sandbox',
  '/wp-login.php',
  '/requests/a.php',
  '/home/../.git',
  '/robots.txt',
  '/admin',
  '//',
])('%s is not a screen path', (path) => {
  expect(isScreenPath(path)).toBe(false);
});
