import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { acceptsFormat } from '@teamloom/catalog/decorations/files.ts'

type Art = Pick<Artwork, 'format' | 'isFlat'>

/** DS48: flat art suits what prints it in inks, a photograph or a gradient what prints the file as it is. */
export function suitsArtwork(
  { inks }: Pick<DecorationType, 'inks'>,
  { isFlat }: Pick<Art, 'isFlat'>,
): boolean {
  return inks.from === (isFlat === false ? 'artwork' : 'palette')
}

/** DS48: what artwork begins as: the first of the types that suits it, else the first that reads it. */
export function suitedType(
  types: readonly DecorationType[],
  artwork: Art,
  isStaff: boolean,
): DecorationType | undefined {
  const possible = types.filter(
    type => type.selectable && (isStaff || !type.adminOnly) && acceptsFormat(type, artwork.format),
  )
  return possible.find(type => suitsArtwork(type, artwork)) ?? possible[0]
}
