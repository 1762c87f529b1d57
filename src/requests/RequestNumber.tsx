/** How a request is called: R-1001, in one piece inside Arabic text. */
export function RequestNumber({ number }: { readonly number: number }) {
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      R-{number}
    </bdi>
  );
}
