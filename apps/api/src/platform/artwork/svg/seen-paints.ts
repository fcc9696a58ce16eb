import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { joinColors, measurePaints } from '@teamloom/artwork/paint-colors.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { type Paints, repainter } from '#api/platform/artwork/svg/paints.ts'

/** More is no artwork in spot colours; among more that have no area of their own none is looked for. */
const mostPaints = 64

/** Paints without an area of their own are looked for one by one: so many of them. */
const mostLookedFor = 24

const lookedForPixels = 512

/** Less of a paint in a pixel is rounding. */
const leastSeen = 8

/**
 * The colours that a drawing is seen in, most used first: its paints, exactly as they are, and what pictures in it and
 * mixed paints add. `most`: of colours that are found in pixels.
 */
export function seenColors(svg: string, paints: Paints, pixels: Pixels, most: number): readonly string[] {
  const uses = measurePaints(pixels, paints.all)
  const seen = paints.all
    .map((hex, index) => ({ hex, count: uses[index]?.count ?? 0, isArea: uses[index]?.isArea }))
    .filter(({ isArea }) => isArea)
    .toSorted((a, b) => b.count - a.count)
    .map(({ hex }) => hex)
  const hidden = paints.all.filter(hex => paints.solid.has(hex) && !seen.includes(hex))
  const areLookedFor = !paints.isChanged && hidden.length <= mostPaints
  const own = [...seen, ...(areLookedFor ? seenLines(svg, hidden.slice(0, mostLookedFor)) : [])]
  const found = paints.isMixed || own.length === 0 ? extractColors(pixels, most) : []
  return joinColors(own, found).slice(0, mostPaints)
}

/** The paints that are seen at all: each is drawn as the one light in the dark. */
function seenLines(svg: string, hexes: readonly string[]): readonly string[] {
  const lights = ['#ff0000', '#00ff00', '#0000ff']
  const seen: string[] = []
  const repaint = hexes.length > 0 ? repainter(svg) : undefined
  if (!repaint) return seen
  for (let from = 0; from < hexes.length; from += lights.length) {
    const looked = hexes.slice(from, from + lights.length)
    const lit = new Map(looked.map((hex, index) => [hex, lights[index]]))
    const { rgba } = rasterizeSvg(
      repaint(hex => lit.get(hex) ?? '#000000'),
      lookedForPixels,
    )
    seen.push(
      ...looked.filter((_, channel) => rgba.some((byte, at) => at % 4 === channel && byte > leastSeen)),
    )
  }
  return seen
}
