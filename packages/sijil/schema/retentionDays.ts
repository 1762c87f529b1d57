/** Days for which a run is stored: longer than the period that is caught up after an outage, so that no occurrence runs twice. */
export const runDays = 90;

/** Days that a delivery of a webhook is stored. */
export const deliveryDays = 30;
