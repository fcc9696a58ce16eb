import type { Locator, Page } from 'playwright'

/** How far the page reaches beyond its window to the side, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Whether two things that are shown lie over each other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('one of them is not shown')
  const meet = (from: number, size: number, start: number, length: number) =>
    from < start + length && start < from + size
  return meet(a.x, a.width, b.x, b.width) && meet(a.y, a.height, b.y, b.height)
}

/**
 * What can be acted on and is hit in less than so many pixels to one side or the other: name and size. A box's label
 * counts with it, as does whatever else of it takes the finger; a link within a sentence is exempt, as in WCAG 2.5.8.
 */
export function smallTargets(page: Page, least = 44): Promise<string[]> {
  return page.evaluate(least => {
    const half = least / 2 - 1
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role="radio"], [role="tab"]',
    )
    const measure = (control: HTMLElement) => {
      const label = control.matches('[type="checkbox"], [type="radio"]')
        ? (control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`))
        : null
      const hit = label ?? control
      hit.scrollIntoView({ block: 'center', inline: 'center' })
      const box = hit.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const takes = (atX: number, atY: number) => {
        const top = document.elementFromPoint(atX, atY)
        return top !== null && (control.contains(top) || hit.contains(top))
      }
      // Behind something else, or not shown.
      if (box.width === 0 || !takes(x, y)) return []
      const isWide = box.width >= least || (takes(x - half, y) && takes(x + half, y))
      const isHigh = box.height >= least || (takes(x, y - half) && takes(x, y + half))
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.getAttribute('name')
      return isWide && isHigh ? [] : [`${name} ${Math.round(box.width)} x ${Math.round(box.height)}`]
    }
    const isInSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent?.trim() ?? '') !== control.textContent?.trim()
    const found = [...controls].filter(control => !isInSentence(control)).flatMap(measure)
    window.scrollTo(0, 0)
    return found
  }, least)
}
