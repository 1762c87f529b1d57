/** Gives a page a camera whose picture moves, so that no two photos are the same. Runs in the page before its own scripts. */
export function fakeCamera(): void {
  const canvas = document.createElement('canvas');
  canvas.width = 1280;
  canvas.height = 960;
  const pen = canvas.getContext('2d');
  let frame = 0;
  const draw = () => {
    if (!pen) return;
    frame += 1;
    pen.fillStyle = '#dfe9ef';
    pen.fillRect(0, 0, 1280, 960);
    pen.fillStyle = `hsl(${(frame * 37) % 360} 60% 50%)`;
    pen.fillRect((frame * 31) % 1000, 200, 260, 420);
    pen.fillStyle = '#123';
    pen.font = '80px sans-serif';
    pen.fillText(`${frame} ${Math.random()}`, 80, 820);
  };
  Object.defineProperty(navigator, 'mediaDevices', {
    value: {
      getUserMedia: () => {
        setInterval(draw, 60);
        draw();
        return Promise.resolve(canvas.captureStream(15));
      },
    },
  });
}
