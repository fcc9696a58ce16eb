import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import type { DecorationState } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { inkedSize } from '@teamloom/design/inked-size.ts'
import { isFree, type LocationState, locationsOf } from '@teamloom/design/locations.ts'
import { findDecoration, findLocation, findType } from '@teamloom/design/lookup.ts'
import { type Direction, neighbourPlace } from '@teamloom/design/neighbour-place.ts'
import { chosenSize, sizesFor } from '@teamloom/design/sizes.ts'
import { stepSize } from '@teamloom/design/usual-size.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import type { DesignSession } from '@teamloom/sync/design-session.ts'
import { useTranslation } from 'react-i18next'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useHands } from '#web/features/studio/session/carried.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { moveChange, rememberWidth } from '#web/features/studio/session/wanted-width.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

/** What pointer, keys and the list of places do alike to where and how large a decoration is. */
export function usePlaceDecoration() {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { session, product, showPlace, may } = useStudio()
  const { say } = useHands()

  const find = (decorationId: string) => findDecoration(session.getSnapshot().document, decorationId)

  const placesFor = (decorationId: string) => placesOfKind(find(decorationId), session, product)

  /** Where it is, or at another place. */
  function sizesOf(decorationId: string, positionName?: string) {
    const decoration = find(decorationId)
    const type = decoration && findType(product, decoration.type)
    const place = decoration && findLocation(product, positionName ?? decoration.positionName)
    return decoration && type && place ? sizesFor(type, place, decoration) : []
  }

  function sayWhere(decorationId: string): void {
    const decoration = find(decorationId)
    const place = decoration && findLocation(product, decoration.positionName)
    const size = decoration && chosenSize(decoration, sizesOf(decorationId))
    const type = decoration && findType(product, decoration.type)
    const inked = size && type && inkedSize(type, decoration, size)
    const where = place ? label(place.label) : ''
    say(
      inked
        ? t('decoration.touch.now', {
            place: where,
            width: inchesText(inked.widthInches, locale),
            height: inchesText(inked.heightInches, locale),
          })
        : where,
    )
  }

  function move(decorationId: string, positionName: string): boolean {
    const change = moveChange(session, decorationId, positionName)
    rememberWidth(session, decorationId, positionName)
    if (!showRefusal(session.change(change))) return false
    const place = findLocation(product, positionName)
    if (place) showPlace(place)
    sayWhere(decorationId)
    return true
  }

  /** Free or its own; asks where they are seen, as what is beside what hangs on the drape. */
  async function moveTowards(decorationId: string, direction: Direction): Promise<void> {
    const own = find(decorationId)
    const from = own && findLocation(product, own.positionName)
    if (!from || !may('canUpdateArtworkPosition')) return
    const free = placesFor(decorationId)
      .filter(isFree)
      .map(({ location }) => location)
    const drawn = drawnDesign(session.getSnapshot().document, product)
    const laid = await garmentWorkers().stage.layPlaces(drawn, from.side, [from, ...free])
    const seenAt = (name: string) => laid.find(({ positionName }) => positionName === name)
    const next = neighbourPlace(from, free, direction, seenAt)
    if (next) move(decorationId, next.positionName)
    else say(t('decoration.touch.nothingThere'))
  }

  function resizeBy(decorationId: string, steps: number): void {
    const decoration = find(decorationId)
    if (!decoration || !may('canUpdateArtworkPosition')) return
    const sizes = sizesOf(decorationId)
    const size = stepSize(sizes, chosenSize(decoration, sizes)?.id, steps)
    if (size && size.id !== decoration.sizeId) {
      showRefusal(session.change({ action: 'setDecorationSize', decorationId, size: size.id }))
    }
    sayWhere(decorationId)
  }

  return { placesFor, sizesOf, move, moveTowards, resizeBy, sayWhere }
}

/** By hand and by keys what lies on both socks stays on both, what lies on one on one: the list alone changes that. */
function placesOfKind(
  decoration: DecorationState | undefined,
  session: DesignSession,
  product: Product,
): readonly LocationState[] {
  if (!decoration) return []
  const isOfPair = isPair(findLocation(product, decoration.positionName))
  return locationsOf(session.getSnapshot().document, product, decoration).filter(
    ({ location }) => isPair(location) === isOfPair,
  )
}

function isPair(location: LocationDefinition | undefined): boolean {
  return location?.pair !== undefined
}
