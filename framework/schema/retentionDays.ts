/** Days for which a run is stored: longer than what is caught up after an outage, so that nothing has its turn again. */
export const runDays = 90;

/** Days that a delivery of a webhook is stored. */
export const deliveryDays = 30;
