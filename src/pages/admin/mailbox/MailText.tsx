import { Fragment } from 'react';
import styles from '@/pages/admin/mailbox/Mailbox.module.css';

const address = /(https?:\/\/\S+)/;

/** A mail as it was written, its links to follow: this portal's in this tab's neighbour, as a mail program opens them. */
export function MailText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {text.split(address).map((piece, at) => (
        // The pieces of one text never change places.
        <Fragment key={at}>
          {address.test(piece) ? (
            <a href={piece} target="_blank" rel="noreferrer" dir="ltr">
              {piece}
            </a>
          ) : (
            piece
          )}
        </Fragment>
      ))}
    </p>
  );
}
