/** Refusals that stay in a dialog until they are closed, by their titles. */
export const refusals = () =>
  [...document.querySelectorAll('.ant-modal-confirm-error .ant-modal-confirm-title')].map(
    ({ textContent }) => textContent,
  );
