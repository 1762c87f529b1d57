import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../http/apiError';
import { builtFiles, setCache } from './builtFiles';
import { toBody } from './errorHandler';
import { designedTypesPath } from 'sijil/schema/designs/typeDesign';
import { screenPath } from 'sijil/schema/resource';
import { resourceList, routes } from 'sijil/schema/application';
import { escapeHtml } from 'sijil/base/formats/escaping';
import type { BrandView } from 'sijil/contract/designView';
import { changedBrand, changedTextsVersion } from '../db/followChanges';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../http/appContext';

/** Paths that answer by themselves and never with the portal's page. */
const ownPaths = /^\/(api|files|sandbox|assets)(\/|$)/;

/**
 * Serves the portal that was built into the folder `root`: hashed assets for a year, the page itself never from a cache. Paths
 * of the API answer JSON, unknown ones 404.
 * @param follow applies changes made at run time to this process
 */
export async function registerPortal(
  app: FastifyInstance,
  root: string,
  follow: () => Promise<void>,
): Promise<void> {
  const built = existsSync(path.join(root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      setHeaders: setCache,
    });
  }
  if (built) serveFiles(app, root);
  const page = async (reply: FastifyReply) => {
    await follow();
    return sendPage(reply, root);
  };
  // To the file server, the bare address is a folder, which it does not show.
  if (built) app.get('/', { schema: { hide: true } }, (_, reply) => page(reply));
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const mayBePage = built && request.method === 'GET' && !ownPaths.test(path);
    if (mayBePage && isScreenPath(path)) return page(reply);
    // The portal itself redirects people from an unknown address to their home page (rules 1.2).
    reply.status(404);
    if (mayBePage && request.headers.accept?.includes('text/html')) return page(reply);
    return reply.send(toBody(new ApiError('not_found'), request.language));
  });
}

/** Sends the page, with the changes made at run time. */
function sendPage(reply: FastifyReply, root: string): FastifyReply {
  reply.header('cache-control', 'no-cache');
  if (!isPageChanged()) return reply.sendFile('index.html');
  const built = readFileSync(path.join(root, 'index.html'), 'utf8');
  return reply.type('text/html; charset=utf-8').send(portalPage(built));
}

function serveFiles(app: FastifyInstance, root: string): void {
  const files = builtFiles(root);
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, ({ params: { '*': name } }, reply) =>
    files.has(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
}

const segmentsOf = (path: string) => path.split('/').slice(1);
const written = () => Object.keys(routes().screens).map(segmentsOf);

/** First segments of the paths of screens, of the route table's and of the declarations'. */
function firstSegments(): Set<string | undefined> {
  const generated = [designedTypesPath, ...resourceList().map(screenPath)].map(segmentsOf);
  return new Set([...written(), ...generated].map(([first]) => first));
}

/**
 * Returns true for a path where the portal may have a screen: one of the route table, or one below the first segment of such a
 * route, where the declarations' own screens are. A path with a dot is a file's name unless the table has it, such as the token
 * of an email's link.
 */
export function isScreenPath(path: string): boolean {
  const segments = segmentsOf(path);
  const isWritten = written().some(
    (route) => route.length === segments.length && route.every((part, index) => fits(part, segments[index])),
  );
  return path === '/' || isWritten || (firstSegments().has(segments[0] ?? '') && !path.includes('.'));
}

/** Ids and codes have no dot; signed tokens do. */
function fits(part: string, segment = ''): boolean {
  if (part === ':token') return segment !== '';
  return part.startsWith(':') ? segment !== '' && !segment.includes('.') : part === segment;
}

/** True where the built page cannot be served unchanged. */
const isPageChanged = () => changedTextsVersion() !== '' || changedBrand() !== undefined;

/** Returns the built page with the changes made at run time, which it reads before it is rendered. */
export function portalPage(built: string): string {
  const version = changedTextsVersion();
  const page = version === '' ? built : built.replace('<html', `<html data-texts="${version}"`);
  const brand = changedBrand();
  return brand ? withBrand(page, brand) : page;
}

/** Replaces by functions, because "$" in a name would otherwise be a pattern of the replacement. */
function withBrand(page: string, brand: BrandView): string {
  const { name, colours, pictures } = brand;
  const data = JSON.stringify(brand).replaceAll('<', String.raw`\u003c`);
  const head = [
    `<script type="application/json" id="brand">${data}</script>`,
    `<style>${arrivingColour('html', colours.light)}${arrivingColour('html[data-mode=dark]', colours.dark)}</style>`,
  ].join('\n');
  const named = page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name.ar)}</title>`)
    .replace('</head>', () => `${head}\n</head>`);
  const icon = pictures.icon ?? pictures.logo;
  if (!icon) return named;
  return named
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escapeHtml(icon.url)}">`)
    .replace(
      /<svg class="arriving"[\s\S]*?<\/svg>/,
      () => `<img class="arriving" src="${escapeHtml(icon.url)}" alt="">`,
    );
}

/** Colour of the mark that is shown before any code has run (`index.html`). */
function arrivingColour(root: string, colours: BrandView['colours']['light']): string {
  return colours ? `${root}{--arriving:${colours.primary}}` : '';
}

/** Longest time in milliseconds that a page waits for the database. */
const longestWaitMs = 1_000;

/**
 * Returns the step before a page is sent: it applies changes made at run time to this process. Pages that are requested at the
 * same time share one query; without an answer, a page is sent as this process has it.
 */
export function pageFollower(
  follow: () => Promise<void>,
  { databaseAnswers }: Pick<AppContext, 'databaseAnswers'>,
): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return async () => {
    if (databaseAnswers?.() === false) return;
    asking ??= follow()
      .catch(() => undefined)
      .finally(() => (asking = undefined));
    await Promise.race([asking, pause(longestWaitMs, undefined, { ref: false })]);
  };
}
