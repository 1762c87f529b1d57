const nothing = {} as const;

/** antd's passing messages and notices, which its `App` brings along: the portal's toasts are its own (src/toast). */
export default function useNoMessages() {
  return [nothing, null] as const;
}
