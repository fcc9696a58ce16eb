/** Prints a part of the page alone (`ui/print.css`). */
export function printPart(part: Element | null): void {
  part?.setAttribute('data-printed', '')
  window.addEventListener('afterprint', () => part?.removeAttribute('data-printed'), { once: true })
  window.print()
}
