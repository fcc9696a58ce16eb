import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { practisedArt, printsToPractise } from '@teamloom/garment/practise-looks.ts'
import { drawTile, type TileMaker } from '#web/features/studio/garment/draw-tile.ts'

export type Practice = {
  readonly drawn: DrawnDesign
  readonly place: LocationDefinition
  readonly types: readonly string[]
}

/** Draws tiles that nobody sees; ends with the last of them, or when it is not wanted any more. */
export async function practiseTiles(
  { drawn, place, types }: Practice,
  maker: TileMaker,
  isWanted: () => boolean,
): Promise<void> {
  for (const print of printsToPractise(
    types.flatMap(name => findDecorationType(name) ?? []),
    place,
  )) {
    if (!isWanted()) return
    const { decorationId } = print
    await drawTile(
      { drawn: { ...drawn, prints: [print] }, decorationId, width: 220, height: 156 },
      { ...maker, artOf: practisedArt },
    )
  }
}
