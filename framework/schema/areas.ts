import type { OperationId } from '#app/operations';
import type { ResourceName } from '#app/resources';
import type { editingResource, PersonalResource } from '../base/live/liveMessages';

type AreaOf<Id> = Id extends `${infer Area}.${string}` ? Area : never;
/** First part of an operation's id. */
export type Area = AreaOf<OperationId>;
export type Shown = ResourceName | PersonalResource | typeof editingResource;

/** By area: whose records the answers of its operations show and their writes touch (`#app/shownBy`). */
export type ShownBy = Readonly<Record<Area, readonly Shown[]>>;
/** Declarations that are drawn from others' records: what is written to those is seen in these. */
export type DrawnFrom = Readonly<Partial<Record<ResourceName, readonly ResourceName[]>>>;
/** Areas whose writes may change anything that the person is shown: who they are, what they may do. */
export type PersonAreas = readonly Area[];
/** Areas whose operations name one record of a kind by their `id`. */
export type OfOneRecord = Readonly<Partial<Record<Area, Shown>>>;

export const areaOf = (id: OperationId): Area => id.slice(0, id.indexOf('.')) as Area;
