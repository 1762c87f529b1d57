interface HappyWindow {
  readonly happyDOM?: { readonly setURL: (url: string) => void };
}

/**
 * Sets the address that the window shows. Not by the history: files of a worker share a window, and a link that another file has
 * pressed can have left it at `about:blank`, from where no address follows.
 */
export function showAddress(path: string): void {
  const { happyDOM } = window as Window & HappyWindow;
  if (!happyDOM) throw new Error('Only a window of happy-dom has an address that can be set.');
  happyDOM.setURL(new URL(path, 'http://localhost:3000').href);
}
