import { useQuery } from '@tanstack/react-query'
import { artInchesOf } from '@teamloom/artwork/art-inches.ts'
import { clothAt } from '@teamloom/design/cloth-at.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { widthAround } from '@teamloom/garment/crop-around.ts'
import { frameFor } from '@teamloom/garment/garment-frame.ts'
import { useArtworkPicture } from '#web/data/artwork.ts'
import { TilePicture } from '#web/features/studio/controls/tile-picture.tsx'
import type { TileView } from '#web/features/studio/controls/use-tile-pictures.ts'
import classes from '#web/features/studio/panels/print-tile-picture.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { garmentFrames } from '#web/features/studio/stage/use-frame.ts'

type Props = { readonly decoration: DecorationView; readonly view: TileView | undefined }

/** A decoration's tile; until it is drawn, the artwork lies flat on its cloth, about where it is going to be. */
export function PrintTilePicture({ decoration, view }: Props) {
  return (
    <span className={classes.frame}>
      {view?.bitmap ? (
        <TilePicture bitmap={view.bitmap} />
      ) : (
        <FlatArtwork decoration={decoration} view={view} />
      )}
    </span>
  )
}

/** Width over height. */
const aspect = 220 / 156

function FlatArtwork({ decoration, view }: Props) {
  const { product, teamId } = useStudio()
  const { document } = useDesign()
  const { type, assetId, assetVersionId } = decoration
  const { data: url } = useArtworkPicture(
    assetId && assetVersionId ? { type, assetId, assetVersionId, teamId, size: 256 } : null,
  )
  const frames = useQuery(garmentFrames(product.product.name)).data
  const camera = frames && view && frameFor(frames, view.drawn.styles).camera
  const print = view?.drawn.prints.find(({ decorationId }) => decorationId === decoration.id)
  const place = print && findLocation(product, print.location.positionName)
  const backgroundColor = place && clothAt(document, product, place)?.color.hex
  const shown = print && camera && widthAround(pixelsOf(print, camera.pixelsPerInch), aspect)
  const share = shown && (artInchesOf(print.form, print.widthInches) * camera.pixelsPerInch) / shown
  return (
    <span
      className={classes.flat}
      style={{ backgroundColor }}
      aria-hidden
      data-testid="flat-artwork"
      data-toned={print?.tone !== undefined || undefined}
    >
      {url && <img src={url} alt="" draggable={false} style={share ? { width: `${100 * share}%` } : {}} />}
    </span>
  )
}

function pixelsOf(print: { readonly widthInches: number; readonly heightInches: number }, perInch: number) {
  return { width: print.widthInches * perInch, height: print.heightInches * perInch }
}
