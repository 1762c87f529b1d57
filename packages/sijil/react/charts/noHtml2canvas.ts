/** Replaces html2canvas, which the chart library loads to draw embedded HTML: our charts contain none. */
export default function html2canvas(): Promise<never> {
  return Promise.reject(new Error('charts hold no HTML'));
}
