import { boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { pathData } from '@teamloom/shape/svg.ts'
import { pieceLabels } from './placement-words.ts'
import { escapeText } from './separations.ts'

/** Inches between pieces, and of the widest row. */
const gap = 1.5
const widest = 120

/** Sewing lines of the pieces, side by side at true size: an inch of the drawing is an inch of cloth. */
export function writePatternSheet(
  pieces: readonly { readonly name: string; readonly outline: readonly Point[] }[],
  title: string,
): string {
  let [x, y, rowHeight, width] = [gap, 3, 0, 0]
  const drawn = pieces.map(({ name, outline }) => {
    const { left, top, right, bottom } = boundsOf(outline)
    if (x + right - left > widest && x > gap) [x, y, rowHeight] = [gap, y + rowHeight + gap, 0]
    const line = outline.map(([u, v]): Point => [u - left + x, v - top + y])
    const label = `<text x="${x + (right - left) / 2}" y="${y + (bottom - top) / 2}" text-anchor="middle" font-size="0.5">${escapeText(pieceLabels[name]?.en ?? name)}</text>`
    x += right - left + gap
    width = Math.max(width, x)
    rowHeight = Math.max(rowHeight, bottom - top)
    return `<path d="${pathData([line], true)}"/>${label}`
  })
  const height = y + rowHeight + gap
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><g fill="none" stroke="#000" stroke-width="0.03"><path d="M${gap} 1h1"/></g><text x="${gap + 1.3}" y="1.15" font-size="0.5">1 in. ${escapeText(title)}</text><g fill="none" stroke="#000" stroke-width="0.03">${drawn.join('').replaceAll('<text', '<text fill="#000" stroke="none"')}</g></svg>`
}
