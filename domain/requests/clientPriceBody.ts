import { defineShape } from '#framework/schema/index';
import { quoteBody } from './orderBodies';

const { serviceId: _, ...terms } = quoteBody.fields;

/** Price of a named service for this caller; the terms of a quote, with the service in the address. */
export const clientPriceBody = defineShape(terms);
