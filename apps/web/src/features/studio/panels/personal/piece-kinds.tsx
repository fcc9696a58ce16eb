import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import { reasonAgainstType } from '@teamloom/design/place-for-type.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { SignedPrice } from '#web/features/studio/controls/price-difference.tsx'
import { useTilePictures } from '#web/features/studio/controls/use-tile-pictures.ts'
import type { Own } from '#web/features/studio/panels/personal/use-own-kinds.ts'
import { useOwnKinds } from '#web/features/studio/panels/personal/use-own-kinds.ts'
import { PrintTilePicture } from '#web/features/studio/panels/print-tile-picture.tsx'
import classes from '#web/features/studio/panels/type-tiles.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePriceDifference } from '#web/features/studio/session/use-price-difference.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Kind = {
  readonly type: DecorationType
  /** The decorations that can be made so, those that are among them. */
  readonly able: readonly DecorationView[]
}

type Props = Own & { readonly what: string }

/** How words of each person's own are made, all of them at once; what needs a screen for each comes last, with its reason. */
export function PieceKinds({ own, what }: Props) {
  const { t } = useTranslation()
  const { product, session, isStaff, may } = useStudio()
  const { document } = useDesign()
  const [first] = own
  const reasonFor = (type: DecorationType, { id }: DecorationView) => {
    const state = findDecoration(document, id)
    return state ? reasonAgainstType(document, product, type, state) : 'place'
  }
  const canBe = (type: DecorationType, each: DecorationView) =>
    type.type === each.type || reasonFor(type, each) === null
  const needsScreens = (type: DecorationType) =>
    own.some(each => {
      const place = findLocation(product, each.location.selectedLocation.positionName)
      return place && takesPlace(type, place) && reasonFor(type, each) === 'persons'
    })
  const kinds = product.decorationTypes
    .filter(
      ({ type, selectable, isRetired, adminOnly }) =>
        own.some(each => each.type === type) || (selectable && !isRetired && (!adminOnly || isStaff)),
    )
    .map((type): Kind => ({ type, able: own.filter(each => canBe(type, each)) }))
  const possible = kinds
    .filter(({ able }) => able.length > 0)
    .toSorted((a, b) => b.able.length - a.able.length)
  const others = kinds.filter(({ able, type }) => able.length === 0 && needsScreens(type))
  const changesTo = ({ type, able }: Kind) =>
    able
      .filter(each => each.type !== type.type)
      .map(({ id }) => ({ action: 'changeDecorationType', decorationId: id, type: type.type }) as const)
  const pictured = possible.filter(({ able }) => able.some(({ id }) => id === first?.id))
  const pictures = useTilePictures(
    first!,
    pictured.map(({ type }) => ({
      name: type.type,
      change: { action: 'changeDecorationType', decorationId: first!.id, type: type.type },
    })),
  )
  const differenceOf = usePriceDifference()
  const chosen = own.every(({ type }) => type === first?.type) ? (first?.type ?? null) : null
  const choose = (name: string) => {
    const kind = possible.find(({ type }) => type.type === name)
    if (!kind) return
    for (const change of changesTo(kind)) if (!showRefusal(session.change(change))) return
  }
  const tryKind = (type: DecorationType | null) =>
    session.preview(
      type && first && type.type !== first.type && may('canUpdateArtworkColor')
        ? { action: 'changeDecorationType', decorationId: first.id, type: type.type }
        : null,
    )
  useEffect(() => () => session.preview(null), [session])
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('personal.panel.kinds')}</h3>
        <span>{what}</span>
      </div>
      <Allowed ability="canUpdateArtworkColor">
        <ChoiceGroup
          label={t('personal.panel.kinds')}
          value={chosen}
          onChange={choose}
          columns={2}
          isTried
          className={classes.tiles}
        >
          {[...possible, ...others].map((kind, index) => {
            const { type, able } = kind
            const isPossible = able.length > 0
            const isPictured = pictured.includes(kind)
            const changes = changesTo(kind)
            const difference = isPossible && changes.length > 0 ? differenceOf(...changes) : null
            return (
              <Choice
                key={type.type}
                value={type.type}
                className={classes.tile}
                isFirst={index === 0}
                isUnavailable={!isPossible}
                onPointerEnter={() => tryKind(isPictured ? type : null)}
                onPointerLeave={() => tryKind(null)}
                onFocus={() => tryKind(isPictured ? type : null)}
                onBlur={() => tryKind(null)}
              >
                {isPictured && first && (
                  <PrintTilePicture decoration={first} view={pictures.get(type.type)} />
                )}
                <Words kind={kind} own={own} />
                {difference !== null && (
                  <span className={classes.words}>
                    <small className={classes.price}>
                      {difference === 0 ? t('decoration.samePrice') : <SignedPrice cents={difference} />}
                    </small>
                  </span>
                )}
              </Choice>
            )
          })}
        </ChoiceGroup>
      </Allowed>
    </section>
  )
}

/** A way's name, with what of several it is for, or why it is for none. */
function Words({ kind: { type, able }, own }: Own & { readonly kind: Kind }) {
  const { t } = useTranslation()
  const label = useLabel()
  const only = useOwnKinds(able)
  const note =
    able.length === 0
      ? t('decoration.typeNotByPiece')
      : able.length < own.length
        ? t('personal.panel.only', { what: only })
        : label(type.note)
  return (
    <span className={classes.words}>
      {label(type.label)}
      <small>{note}</small>
    </span>
  )
}
