import { expect, test } from 'vitest';
import { entryOf } from 'sijil/react/frame/TopBanners';

test('the release of a page is identified by its entry script', () => {
  const page =
    '<head><script src="/first-paint.js"></script><script type="module" crossorigin src="/assets/index-a1.js"></script></head>';
  expect(entryOf(page)).toBe('/assets/index-a1.js');
  expect(entryOf('<p>502 Bad Gateway</p>')).toBeNull();
});
