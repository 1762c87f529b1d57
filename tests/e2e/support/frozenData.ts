import type { APIResponse, Page } from '@playwright/test';
import { operations } from '#domain/access/operations';

/**
 * Answers every read of these pages, which belong to one person, as it was answered the first time, and blocks live changes, so
 * that writes of other tests do not change them.
 */
export async function freezeData(...pages: Page[]): Promise<void> {
  const answers = new Map<string, Promise<APIResponse>>();
  for (const page of pages) {
    await page.route('**/api/v1/**', async (route) => {
      const request = route.request();
      if (request.method() !== 'GET') return route.fallback();
      // Repeated as a browser does, if the server has just closed an idle connection that this call takes.
      const answer = answers.get(request.url()) ?? route.fetch({ maxRetries: 1 });
      answers.set(request.url(), answer);
      const response = await answer;
      await route.fulfill({ response, body: await response.body() });
    });
    // The stream is never answered, so that the page waits for it rather than polls.
    await page.route(`**/api/v1${operations['live.stream'].url}*`, () => undefined);
  }
}
