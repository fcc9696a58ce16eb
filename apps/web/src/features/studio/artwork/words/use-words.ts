import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecorationState } from '@teamloom/design/document.ts'
import { findDecoration, findLocation, findType } from '@teamloom/design/lookup.ts'
import { sizesFor } from '@teamloom/design/sizes.ts'
import { dequal } from 'dequal/lite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lettering } from '#web/features/studio/artwork/words/lettering.ts'
import type { DrawnWords } from '#web/features/studio/artwork/words/lettering-worker.ts'
import { type WordsOnGarment, wordsOnGarment } from '#web/features/studio/artwork/words/words-on-garment.ts'
import { offerArt } from '#web/features/studio/drawing/art-library.ts'
import { LatestOnly } from '#web/features/studio/drawing/latest-only.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useAddingChange } from '#web/features/studio/session/use-adding-change.ts'
import { newId } from '#web/lib/new-id.ts'

/** A decoration in whose place the words come; their asset is that which they were, where they are changed. */
export type Instead = { readonly decorationId: string; readonly assetId?: string }

/** Inches; of words that are new. */
export type WordsSizes = {
  readonly widths: readonly number[]
  readonly chosen: number
  /** The width of the drawing, in its own units. */
  readonly drawnWidth: number
}

export type Words = {
  /** The first letter that the font does not have. */
  readonly missing: string | null
  /** The garment has no place where they fit. */
  readonly isWithoutPlace: boolean
  readonly sizes: WordsSizes | null
}

type Wanted = {
  readonly recipe: TextRecipe
  readonly widthInches: number | null
  readonly instead: Instead | undefined
}

const nothing: Words = { missing: null, isWithoutPlace: false, sizes: null }

/** Shows words on the garment while they are written; what is kept of them is the writer's. */
export function useWords({ recipe, widthInches, instead }: Wanted, onBend: WordsOnGarment['bend']): Words {
  const { session, product, side, showPlace } = useStudio()
  const { document } = useDesign()
  const changeFor = useAddingChange()
  const [ownId] = useState(newId)
  const drawn = useRef<{ readonly artwork: Artwork; readonly crown: number } | null>(null)
  const [words, setWords] = useState(nothing)
  const queue = useRef<LatestOnly | null>(null)
  const isOpen = useRef(true)
  const decorationId = instead?.decorationId ?? ownId

  const show = useEffectEvent((missing: string | null) => {
    const tell = (next: Words) => setWords(before => (dequal(before, next) ? before : next))
    if (!drawn.current) {
      session.preview(null)
      wordsOnGarment.set(null)
      tell({ ...nothing, missing })
      return
    }
    const { artwork, crown } = drawn.current
    const { assetId, assetVersionId } = artwork
    session.preview(
      instead
        ? { action: 'setDecorationAsset', decorationId, assetId, assetVersionId }
        : changeFor(artwork, decorationId, { widthInches }),
    )
    const shown = findDecoration(session.getShown(), decorationId)
    const isShown = shown?.artwork?.assetVersionId === assetVersionId
    const to = isShown && findLocation(product, shown.positionName)
    // Who then turns the garment has a reason.
    if (to && wordsOnGarment.get() === null) showPlace(to)
    const { arcDegrees } = recipe
    wordsOnGarment.set(isShown ? { decorationId, arcDegrees, crown, bend: onBend } : null)
    const sizes = isShown && !instead ? sizesOf(shown, product) : null
    tell({ missing, isWithoutPlace: !isShown, sizes })
  })

  const keep = (made: DrawnWords) => {
    const artwork = artworkOf(made, recipe.words, instead?.assetId)
    offerArt(artwork, { plates: made.plates, pixels: made.pixels })
    session.learnArtwork(artwork)
    return artwork
  }

  const draw = useEffectEvent(async (wanted: TextRecipe) => {
    const isEmpty = wanted.words.trim() === ''
    const made = isEmpty
      ? null
      : await lettering()
          .draw(wanted)
          .catch(() => null)
    if (!isOpen.current) return
    drawn.current = made && 'plates' in made ? { artwork: keep(made), crown: made.crown } : null
    show(made && 'missing' in made ? made.missing : null)
  })

  useEffect(() => {
    queue.current ??= new LatestOnly()
    queue.current.ask(() => draw(recipe))
  }, [recipe])
  // What others change meanwhile may take the place.
  useEffect(() => {
    if (drawn.current) show(null)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what it is shown by
  }, [widthInches, side, document])
  useHandOfBend(recipe)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      session.preview(null)
      wordsOnGarment.set(null)
    }
  }, [session])
  return words
}

/** The hand is not a picture behind. */
function useHandOfBend({ arcDegrees }: TextRecipe): void {
  useEffect(() => {
    const now = wordsOnGarment.get()
    if (now && now.arcDegrees !== arcDegrees) wordsOnGarment.set({ ...now, arcDegrees })
  }, [arcDegrees])
}

/** What the garment is shown with: artwork as the server would make it, which is never sent. */
function artworkOf(
  { width, height, colors }: DrawnWords,
  words: string,
  assetId: string | undefined,
): Artwork {
  const assetVersionId = newId()
  return {
    assetId: assetId ?? assetVersionId,
    assetVersionId,
    assetType: 'screenprint',
    filename: `${words.replace(/\s+/g, ' ')}.svg`,
    format: 'svg',
    isVector: true,
    width: Math.round(width),
    height: Math.round(height),
    colors,
    isFlat: true,
  }
}

function sizesOf(decoration: DecorationState, product: Product): WordsSizes | null {
  const type = findType(product, decoration.type)
  const place = findLocation(product, decoration.positionName)
  const sizes = type && place ? sizesFor(type, place, decoration) : []
  const chosen = sizes.find(({ id }) => id === decoration.sizeId)
  if (!chosen || !decoration.artwork) return null
  return {
    widths: sizes.map(size => size.widthInches),
    chosen: chosen.widthInches,
    drawnWidth: decoration.artwork.width,
  }
}
