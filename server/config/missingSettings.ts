import { type Environment, serviceSettings, type SettingName } from './environment';

/**
 * The settings without which the portal would have to pretend. Outside the sandbox that is every service and the
 * address that mails and the card gateway lead to; in it, whatever is left out of a service that was begun.
 */
export function missingSettings(set: Environment, sandbox: boolean): SettingName[] {
  const required: readonly SettingName[] = sandbox
    ? Object.values(serviceSettings)
        .filter(([url]) => set[url] !== undefined)
        .flat()
    : ['PUBLIC_URL', ...Object.values(serviceSettings).flat()];
  return required.filter((name) => set[name] === undefined);
}

/** Message in both languages, with every missing name, so that all of them are set in one go. */
export function missingMessage(missing: readonly SettingName[], sandbox: boolean): string {
  const names = missing.join(', ');
  if (sandbox) {
    return (
      `إعدادات الخدمات الخارجية ناقصة. أضف: ${names.replaceAll(', ', '، ')}؛ أو احذف بقية إعدادات الخدمة نفسها لتعمل خدمة تجريبية مكانها.\n` +
      `A service outside is set only in part. Missing: ${names}. Set them too, or remove the service's other settings ` +
      'and the sandbox plays it.'
    );
  }
  return (
    `لا تعمل المنصة على قاعدة بياناتك دون خدمات حقيقية للدفع والهوية والبريد. الإعدادات الناقصة: ${names.replaceAll(', ', '، ')}. ` +
    'للتجربة بخدمات وهمية عيّن SANDBOX=on.\n' +
    'The portal does not run on your own database without real payment, identity and mail services. ' +
    `Missing: ${names}. To try it with pretended ones, set SANDBOX=on.`
  );
}
