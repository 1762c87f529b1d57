/** Replaces html2canvas, which the chart library loads for pictures of foreign HTML: our charts have none. */
export default function html2canvas(): Promise<never> {
  return Promise.reject(new Error('charts hold no HTML'));
}
