import { routeAuthority } from '#app/routes';
import { designedTypesPath } from '#framework/schema/designs/typeDesign';
import { screenPath } from '#framework/schema/resource';
import { resourceList } from '#app/resources';

const segmentsOf = (path: string) => path.split('/').slice(1);
const written = Object.keys(routeAuthority).map(segmentsOf);
const generated = [designedTypesPath, ...resourceList.map(screenPath)].map(segmentsOf);
const firstSegments = new Set([...written, ...generated].map(([first]) => first));

/**
 * Returns true for a path where the portal may have a screen: one of the route table, or one below the first
 * segment of such a route, where the declarations' own screens are. A path with a dot is a file's name unless the
 * table has it, such as the token of a mail's link.
 */
export function isScreenPath(path: string): boolean {
  const segments = segmentsOf(path);
  const isWritten = written.some(
    (route) => route.length === segments.length && route.every((part, index) => fits(part, segments[index])),
  );
  return path === '/' || isWritten || (firstSegments.has(segments[0] ?? '') && !path.includes('.'));
}

/** Ids and codes have no dot; signed tokens do. */
function fits(part: string, segment = ''): boolean {
  if (part === ':token') return segment !== '';
  return part.startsWith(':') ? segment !== '' && !segment.includes('.') : part === segment;
}
