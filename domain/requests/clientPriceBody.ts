import { defineShape } from '../schema/index';
import { quoteBody } from './orderBodies';

const { serviceId: _, ...terms } = quoteBody.fields;

/** What a named service would cost this caller; the same terms as a quote's, the service being in the address. */
export const clientPriceBody = defineShape(terms);
