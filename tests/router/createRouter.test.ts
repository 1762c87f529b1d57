// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createRouter } from 'sijil/react/router/createRouter';
import '../support/registerPages';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

describe('the router', () => {
  it('adds the generated screens once, however many records are opened', async () => {
    const router = createRouter();
    const without = router.routes;
    await router.navigate(`/cities/${id(1)}`);
    const joined = router.routes;
    expect(joined).not.toBe(without);
    await router.navigate(`/districts/${id(2)}`);
    await router.navigate(`/cities/${id(3)}`);
    expect(router.routes).toBe(joined);
    router.dispose();
  });

  it('adds the generated screens on a later visit where the first navigation was interrupted', async () => {
    const router = createRouter();
    const first = router.navigate(`/cities/${id(1)}`);
    await router.navigate('/access-denied');
    await first;
    await router.navigate(`/cities/${id(2)}`);
    expect(router.state.matches.at(-1)?.route.path).toContain('/cities/');
    router.dispose();
  });
});
