/** Days that a delivery of a webhook is stored. */
export const deliveryDays = 30;
