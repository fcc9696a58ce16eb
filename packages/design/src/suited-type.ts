import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { takesArtwork } from '@teamloom/catalog/decorations/takes-artwork.ts'
import type { Product } from '@teamloom/catalog/definition.ts'

type Art = Pick<Artwork, 'format' | 'isVector' | 'isFlat' | 'colors'>

/** DS48: flat art suits what prints it in inks, a photograph or a gradient what prints the file as it is. */
export function suitsArtwork(
  { inks }: Pick<DecorationType, 'inks'>,
  { isFlat }: Pick<Art, 'isFlat'>,
): boolean {
  return inks.from === (isFlat === false ? 'artwork' : 'palette')
}

/**
 * DS48: what artwork begins as: the first of the types that suits it, else the first that takes it; of those that are
 * usual on the product, where it has such.
 */
export function suitedType(
  types: readonly DecorationType[],
  { firstTypes = [] }: Pick<Product, 'firstTypes'>,
  artwork: Art,
  isStaff: boolean,
): DecorationType | undefined {
  const possible = types.filter(
    type => type.selectable && !type.isRetired && (isStaff || !type.adminOnly) && takesArtwork(type, artwork),
  )
  const usual = firstTypes.flatMap(name => possible.find(({ type }) => type === name) ?? [])
  const among = usual.length > 0 ? usual : possible
  return among.find(type => suitsArtwork(type, artwork)) ?? among[0]
}
