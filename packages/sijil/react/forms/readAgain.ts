/** Opens the page anew after `before`, so that its forms begin with what the server has. */
export function readAgain(before: () => void): void {
  before();
  window.location.reload();
}
