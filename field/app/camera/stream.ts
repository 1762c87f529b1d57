let stream: MediaStream | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Time for which the camera stays open between two photos: opening it takes most of a second. */
const openForMs = 20_000;

/** Opens the camera at the back of the phone. @throws DOMException where it is missing or not allowed */
export async function openCamera(): Promise<MediaStream> {
  clearTimeout(closing);
  if (stream?.active) return stream;
  stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
  });
  return stream;
}

/** Closes the camera unless the next photo is taken soon. */
export function leaveCamera(): void {
  clearTimeout(closing);
  closing = setTimeout(closeCamera, openForMs);
}

function closeCamera(): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = undefined;
}
