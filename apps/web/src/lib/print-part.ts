/** Prints one of the parts that the page would print (`ui/print.css`). */
export function printPart(part: Element | null): void {
  const others = [...document.querySelectorAll('[data-printed]')].filter(other => other !== part)
  for (const other of others) other.removeAttribute('data-printed')
  const putBack = () => others.forEach(other => other.setAttribute('data-printed', 'true'))
  window.addEventListener('afterprint', putBack, { once: true })
  window.print()
}
