import { loggedError } from '../log/withoutSecrets';

/**
 * Handles faults. An unhandled rejection has failed one thing, which its own transaction has undone: it is logged and
 * survived. After an uncaught exception the process may be in any state: it ends in order, and `npm start` begins it
 * anew.
 */
export function listenForFaults(stopAll: () => Promise<void>): void {
  process.on('unhandledRejection', (reason) => console.error('unheard rejection', loggedError(reason)));
  process.once('uncaughtException', (error) => {
    console.error('uncaught exception: the portal ends', loggedError(error));
    void stopAll().then(() => process.exit(1));
  });
}
