/** Label of a request, R-1001, isolated within Arabic text. */
export function RequestNumber({ number }: { readonly number: number }) {
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      R-{number}
    </bdi>
  );
}
