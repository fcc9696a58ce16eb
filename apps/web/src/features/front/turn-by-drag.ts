import { type Side, sideBeside, sides } from '@teamloom/bakes/side.ts'

/** So far to the side is another side of the garment, pixels. */
const farEnough = 40

/** A drag across the garment turns it, as it would a real one; so do the arrow keys. */
export function turnByDrag(): void {
  let from: number | undefined
  const garmentOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-garment]') : null
  document.addEventListener('pointerdown', event => {
    from = garmentOf(event) && event.isPrimary ? event.clientX : undefined
  })
  document.addEventListener('pointerup', event => {
    const moved = from === undefined ? 0 : event.clientX - from
    from = undefined
    if (Math.abs(moved) >= farEnough) turn(moved > 0 ? 'left' : 'right')
  })
  document.addEventListener('pointercancel', () => {
    from = undefined
  })
  ready()
  document.addEventListener('front-shown', ready)
}

/** What a script can do is said, and the other sides are fetched before they are asked for. */
function ready(): void {
  for (const hint of document.querySelectorAll<HTMLElement>('[data-scripted]')) hint.hidden = false
}

function turn(towards: 'left' | 'right'): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-side]')]
  const shown = links.find(link => link.getAttribute('aria-current'))?.dataset.side
  const side = sides.find(each => each === shown)
  if (!side) return
  let next: Side = side
  // A garment may have no picture of every side.
  for (const _ of sides) {
    next = sideBeside(next, towards)
    const link = links.find(each => each.dataset.side === next)
    if (link) return link.click()
  }
}
