interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** Refuses scripts of another origin. @throws TypeError */
function ownAddress(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`The script ${url.href} is not the app's.`);
  return url.href;
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy('field', { createScriptURL: ownAddress });

/** Address of a worker's script; browsers with trusted types take only one that the app's policy has checked. */
export function scriptAddress(address: string): string {
  return (policy?.createScriptURL(address) ?? ownAddress(address)) as string;
}
