import { describe, expect, it } from 'vitest';
import { routeAuthority } from '#domain/access/routeAuthority';
import { screenPath } from '#framework/schema/resource';
import { resourceList } from '#resources';
import { isScreenPath } from '#framework/server/plugins/portal';

describe('the server knows as a page', () => {
  it.each(['/', ...Object.keys(routeAuthority)])('%s of the table of routes', (route) => {
    expect(isScreenPath(route.replaceAll(/:\w+/g, '3f0e8a52-7a5e-4a3e-9b1e-5b1f0f6f2a11'))).toBe(true);
  });

  it('every screen of a declaration, and the token of a mail’s link with its dots', () => {
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
])('%s is not revealed to be a path of the portal', (path) => {
  expect(isScreenPath(path)).toBe(false);
});
