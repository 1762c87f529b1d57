/** Process that handles faults as the portal does; its argument names the fault. It prints each event that it survived. */
import { createStopList, listenForFaults } from 'sijil/server/process/lifecycle';

const [fault] = process.argv.slice(2);
const started = createStopList(console.log);
const stopping = (name: string) => ({
  name,
  withinMs: 200,
  stop: () => Promise.resolve(console.log(`stopped ${name}`)),
});
started.add(stopping('first'));
started.add({ name: 'hanging', withinMs: 200, stop: () => new Promise<never>(() => undefined) });
started.add(stopping('last'));
listenForFaults(() => started.stopAll());

setTimeout(() => {
  if (fault === 'exception') throw new Error('nobody catches this');
  void Promise.reject(new Error('nobody hears this'));
  setTimeout(() => console.log('lives on'), 50);
}, 0);
