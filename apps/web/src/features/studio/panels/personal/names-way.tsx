import { IconShirtSport } from '@tabler/icons-react'
import { fontToBegin } from '@teamloom/artwork/fonts.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { firstOptions } from '@teamloom/catalog/decorations/options.ts'
import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { garmentColorOf } from '@teamloom/design/garment-color.ts'
import { isFree, locationsFor } from '@teamloom/design/locations.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRetiredFonts } from '#web/data/offer.ts'
import { useWriteText } from '#web/data/text-art.ts'
import { firstFill } from '#web/features/studio/artwork/text-fill.ts'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import ways from '#web/features/studio/controls/ways.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useTeamColors } from '#web/features/studio/session/use-team-colors.ts'
import { refusalText, showRefusal } from '#web/lib/error-toast.ts'
import { newId } from '#web/lib/new-id.ts'

/** What stands on the back until a list has names. */
const first = [
  { kind: 'name', words: 'RIVERA', positionName: 'upperBack', title: 'nameTitle' },
  { kind: 'number', words: '10', positionName: 'backNumber', title: 'numberTitle' },
] as const satisfies readonly { kind: PersonalKind; words: string; positionName: string; title: string }[]

const letters: Omit<TextRecipe, 'words' | 'fill'> = {
  font: 'anton',
  letterSpacing: 0.03,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  outline: null,
  offset: null,
}

/** A name and a number on the back at once, each person's own; both are selected, as the number is wanted elsewhere too. */
export function NamesWay() {
  const { t } = useTranslation()
  const { session, product, teamId, select, showPlace } = useStudio()
  const { document } = useDesign()
  const team = useTeamColors()
  const retired = useRetiredFonts(product)
  const withheld = useWithheld('canAddArtwork') ?? ''
  const writing = useWriteText(teamId)
  const [fault, setFault] = useState<string | null>(null)
  const type = product.decorationTypes.find(
    ({ perPiece, inks }) => perPiece?.kinds.includes('number') && inks.from === 'palette',
  )
  const places = first.map(({ positionName }) => findLocation(product, positionName))
  // Garments without such a back have no such way.
  if (!type || places.some(place => !place || !takesPlace(type, place))) return null

  async function add(chosen: DecorationType): Promise<void> {
    setFault(null)
    if (!isBackFree(chosen)) {
      setFault(t('personal.add.noRoom'))
      return
    }
    const font = fontToBegin(letters.font, retired)
    const fill = firstFill(garmentColorOf(document, product).hex, team)
    try {
      const made = []
      for (const { words } of first)
        made.push(await writing.mutateAsync({ recipe: { ...letters, font, words, fill } }))
      for (const [at, { kind, words, positionName, title }] of first.entries()) {
        const artwork = made[at]
        if (!artwork) return
        session.learnArtwork(artwork)
        const { assetId, assetVersionId } = artwork
        const decorationId = newId()
        const name = t(`personal.add.${title}`)
        const about = { decorationId, type: chosen.type, positionName, name, assetId, assetVersionId }
        if (!showRefusal(session.change({ action: 'addDecoration', ...about }))) return
        const personal = { kind, sample: words, mayBeEmpty: kind === 'number' }
        if (!showRefusal(session.change({ action: 'setDecorationPersonal', decorationId, personal }))) return
      }
      const [place] = places
      if (place) showPlace(place)
      select({ kind: 'personal' })
    } catch (error) {
      setFault(error instanceof CallError ? refusalText(error.errorKey, error.facts) : refusalText('unknown'))
    }
  }

  function isBackFree(chosen: DecorationType): boolean {
    const options = firstOptions(chosen.options)
    const there = locationsFor(document, product, chosen, { artwork: null, options }).filter(isFree)
    return first.every(({ positionName }) =>
      there.some(({ location }) => location.positionName === positionName),
    )
  }

  const isOff = withheld !== '' || writing.isPending
  return (
    <button
      type="button"
      className={ways.way}
      aria-disabled={isOff || undefined}
      title={withheld || undefined}
      onClick={() => !isOff && void add(type)}
    >
      <IconShirtSport size={20} stroke={1.6} aria-hidden />
      <span>
        {t('personal.add.title')}
        <small>{t('personal.add.note')}</small>
        {fault && <small role="alert">{fault}</small>}
      </span>
    </button>
  )
}
