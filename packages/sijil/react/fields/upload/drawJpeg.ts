/** Draws a picture at a scale as a JPEG; null where this browser cannot. */
export function drawJpeg(picture: ImageBitmap, scale: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(picture.width * scale));
  canvas.height = Math.max(1, Math.floor(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // A JPEG has no transparency: without a ground, transparent parts would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}
