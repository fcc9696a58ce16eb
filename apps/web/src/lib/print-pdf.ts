/** Opens the browser's print dialog with it. */
export function printPdf(file: Blob): void {
  const frame = document.createElement('iframe')
  const url = URL.createObjectURL(file)
  frame.hidden = true
  frame.src = url
  frame.addEventListener('load', () => frame.contentWindow?.print())
  // Until the page is left: a dialog that is open still reads it.
  window.addEventListener('pagehide', () => URL.revokeObjectURL(url), { once: true })
  document.body.append(frame)
}
