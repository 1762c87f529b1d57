import { describe, expect, it } from 'vitest';
import { routeAuthority, type RoutePath } from '#domain/access/routeAuthority';
import {
  type Audience,
  isLocalPath,
  pathAfterSignIn,
  visit,
  visitScreen,
  signInPath,
} from 'sijil/schema/visits';
import { generatedPath, screenRoles } from 'sijil/schema/generatedScreens';
import { roleHomes, roles } from '#domain/access/roles';
import { resources } from '#resources';

const routes = Object.entries(routeAuthority) as [RoutePath, Audience][];

describe.each(routes)('visiting %s', (route, audience) => {
  it.each(roles.filter((role) => role !== 'inspector'))('as %s', (role) => {
    const outcome = visit(route, route, { role, profile_completed: true });
    const home = roleHomes[role as keyof typeof roleHomes];
    if (audience === 'any') expect(outcome).toEqual({ allowed: true });
    else if (audience === 'signedOut') expect(outcome).toEqual({ allowed: false, redirectTo: home });
    else if (!audience.includes(role))
      expect(outcome).toEqual({ allowed: false, redirectTo: '/access-denied' });
    else if (route === '/complete-registration')
      expect(outcome).toEqual({ allowed: false, redirectTo: home });
    else expect(outcome).toEqual({ allowed: true });
  });

  it('without being signed in leads to the sign-in page unless the route is public', () => {
    const outcome = visit(route, `${route}?page=2`, null);
    if (audience === 'any' || audience === 'signedOut') expect(outcome).toEqual({ allowed: true });
    else
      expect(outcome).toEqual({
        allowed: false,
        redirectTo: `/sign-in?redirectUrl=${encodeURIComponent(`${route}?page=2`)}`,
      });
  });
});

describe('redirect rules', () => {
  it('send a client with an incomplete profile to complete it, and let them stay there', () => {
    const newcomer = { role: 'client', profile_completed: false } as const;
    expect(visit('/clientDashboard', '/clientDashboard', newcomer)).toEqual({
      allowed: false,
      redirectTo: '/complete-registration',
    });
    expect(visit('/complete-registration', '/complete-registration', newcomer)).toEqual({ allowed: true });
  });

  it('send a client with an incomplete profile away from generated screens too', () => {
    const newcomer = { role: 'client', profile_completed: false } as const;
    const audience = screenRoles(resources.vehicles, 'list');
    expect(audience).toContain('client');
    expect(visitScreen('/vehicles', audience, '/vehicles', newcomer)).toEqual({
      allowed: false,
      redirectTo: '/complete-registration?redirectUrl=%2Fvehicles',
    });
  });

  it('lead a newly registered client back to their order, but never to another site', () => {
    const newcomer = { role: 'client', profile_completed: false } as const;
    const client = { role: 'client', profile_completed: true } as const;
    const order = '/services/7?package=2';
    const way = `/complete-registration?redirectUrl=${encodeURIComponent(order)}`;
    const verified = `/verify-email?redirectUrl=${encodeURIComponent(order)}`;
    expect(visit('/verify-email', verified, newcomer)).toEqual({ allowed: false, redirectTo: order });
    expect(visit('/services/:id', order, newcomer)).toEqual({ allowed: false, redirectTo: way });
    expect(visit('/complete-registration', way, newcomer)).toEqual({ allowed: true });
    expect(visit('/complete-registration', way, client)).toEqual({ allowed: false, redirectTo: order });
    const abroad = `/complete-registration?redirectUrl=${encodeURIComponent('https://evil.example')}`;
    expect(visit('/complete-registration', abroad, client)).toEqual({
      allowed: false,
      redirectTo: '/clientDashboard',
    });
  });

  it.each(['cities', 'states', 'districts', 'nationalities', 'vehicleTypes'] as const)(
    'restrict the list of %s to admins, although forms read it for everyone',
    (name) => {
      expect(screenRoles(resources[name], 'list')).toEqual(['admin']);
      const supervisor = { role: 'supervisor', profile_completed: true } as const;
      const path = generatedPath(resources[name], 'show');
      expect(visitScreen(path, screenRoles(resources[name], 'show'), path, supervisor)).toEqual({
        allowed: false,
        redirectTo: '/access-denied',
      });
    },
  );

  it('remember the requested path for after sign-in, except the root', () => {
    expect(signInPath('/')).toBe('/sign-in');
    expect(signInPath('/requests/7')).toBe('/sign-in?redirectUrl=%2Frequests%2F7');
  });

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/%2e//evil.test',
    '/a/..//evil.test',
    '/\t/evil.test',
    'https://evil.test',
    'https:evil.test',
    'https:/evil.test',
    '%2F%2Fevil.test',
    '\\/evil.test',
    'javascript:alert(1)',
    '/ok\nHost: evil',
    '',
  ])('never follow %j after sign-in', (path) => {
    expect(isLocalPath(path)).toBe(false);
    expect(pathAfterSignIn(path, 'client')).toBe('/clientDashboard');
  });

  it.each(['/requests/7', '/client/requests?q=R-10&next=//x', '/services#how'])(
    'follow the local path %j after sign-in',
    (path) => expect(pathAfterSignIn(path, 'client')).toBe(path),
  );
});
