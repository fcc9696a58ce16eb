import type { Side } from '@teamloom/bakes/side.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { practisedArt, printsToPractise } from '@teamloom/garment/practise-looks.ts'
import { drawTile, type TileMaker } from '#web/features/studio/drawing/draw-tile.ts'

export type Practice = {
  readonly drawn: DrawnDesign
  readonly side: Side
  readonly places: readonly LocationDefinition[]
  readonly types: readonly string[]
}

/** Types that were. */
const practised = new Set<string>()

/**
 * Draws tiles that nobody sees, the garment before them: all of its fabrics are there then. Ends with the last of them,
 * or when it is not wanted any more.
 */
export async function practiseTiles(
  { drawn, side, places, types }: Practice,
  maker: TileMaker,
  isWanted: () => boolean,
): Promise<void> {
  const prints = printsToPractise(
    types.flatMap(name => (practised.has(name) ? [] : (findDecorationType(name) ?? []))),
    places,
  )
  if (prints.length === 0) return
  await maker.pause()
  const bare = { ...drawn, prints: [] }
  composeSide(
    await maker.openSide(bare, side),
    lookOfDesign(bare, () => undefined),
  )
  for (const print of prints) {
    await maker.pause()
    if (!isWanted()) return
    const { decorationId } = print
    practised.add(decorationId)
    await drawTile(
      { drawn: { ...drawn, prints: [print] }, decorationId, width: 220, height: 156 },
      { ...maker, artOf: practisedArt },
    )
  }
}
