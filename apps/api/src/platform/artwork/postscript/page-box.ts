/** The box of a page that PostScript paints on, in points. */
export type PageBox = {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** No page of a PDF is larger. */
const mostPoints = 14_400

/**
 * The box that a program says it paints in, by its comments: at its head, at its end where its head says so or says
 * nothing, and exactly where that is said, too. Undefined for none, and for one that no page can have.
 */
export function readPageBox(head: string, end: string): PageBox | undefined {
  // What is placed into it has comments of its own.
  const own = head.split(/^%%BeginDocument\b/m, 1)[0] ?? ''
  const last = end.slice(end.lastIndexOf('%%EndDocument') + 1)
  const plain = boxesIn(own, 'BoundingBox')[0] ?? boxesIn(last, 'BoundingBox').at(-1)
  const exact = boxesIn(own, 'HiResBoundingBox')[0] ?? boxesIn(last, 'HiResBoundingBox').at(-1)
  return exact && (!plain || isAbout(exact, plain)) ? exact : plain
}

function boxesIn(text: string, name: string): readonly PageBox[] {
  const comment = new RegExp(
    `^%%${name}:[ \\t]{0,20}((?:[-+\\d.e]{1,24}[ \\t]{0,20}){4})[ \\t]*(?:[\\r\\n]|$)`,
    'gim',
  )
  return [...text.matchAll(comment)].flatMap(([, numbers = '']) => {
    const [left = Number.NaN, bottom = Number.NaN, right = Number.NaN, top = Number.NaN] = numbers
      .trim()
      .split(/[ \t]+/)
      .map(Number)
    const isPage = right - left >= 1 && top - bottom >= 1
    const isInReason = Math.max(right - left, top - bottom) <= mostPoints
    return isPage && isInReason ? [{ left, bottom, right, top }] : []
  })
}

/** The exact one lies within the one of whole points; some programs forget to change it. */
function isAbout(exact: PageBox, plain: PageBox): boolean {
  const sides = ['left', 'bottom', 'right', 'top'] as const
  return sides.every(side => Math.abs(exact[side] - plain[side]) <= 2)
}
