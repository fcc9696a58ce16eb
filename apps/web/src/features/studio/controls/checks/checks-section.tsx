import { IconCircleCheck } from '@tabler/icons-react'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { wordsOfFinding } from '@teamloom/design/finding-words.ts'
import { findDecoration, findType } from '@teamloom/design/lookup.ts'
import { lostOnCloth } from '@teamloom/design/lost-on-cloth.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import classes from '#web/features/studio/controls/checks/checks.module.css'
import { type Found, foundOf } from '#web/features/studio/controls/checks/found.ts'
import { pointedFinding } from '#web/features/studio/controls/checks/shared-switch.ts'
import { TakeGround } from '#web/features/studio/controls/checks/take-ground.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { PriceDifference } from '#web/features/studio/controls/price-difference.tsx'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useChangeInSight } from '#web/features/studio/session/use-change-in-sight.ts'
import { usePriceDifference } from '#web/features/studio/session/use-price-difference.ts'
import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = { readonly decoration: DecorationView }

/** What to look at before it is made, each with its place on the garment and ways out. Nothing here stops anyone. */
export function ChecksSection({ decoration }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const found = foundOf(decoration)
  const step = (by: number) => {
    const cards = [...(list.current?.children ?? [])] as HTMLElement[]
    const from = cards.findIndex(card => card.contains(document.activeElement))
    const next = from < 0 && by < 0 ? cards.length - 1 : (from + by + cards.length) % cards.length
    cards[next]?.focus()
  }
  useStudioKeys({ n: () => step(1), 'Shift+n': () => step(-1) })
  return (
    <section className={panel.section} aria-labelledby="checks-title">
      <div className={panel.sectionHead}>
        <h3 id="checks-title">{t('decoration.checks.title')}</h3>
        {found.length > 0 && <span>{t('decoration.checks.toLookAt', { count: found.length })}</span>}
      </div>
      {found.length === 0 ? (
        <p className={classes.inOrder}>
          <IconCircleCheck size={16} stroke={1.6} aria-hidden />{' '}
          {t(
            decoration.warningMessages.includes('pngUsed')
              ? 'decoration.checks.nothingElse'
              : 'decoration.checks.inOrder',
          )}
        </p>
      ) : (
        <>
          <ol ref={list} className={classes.list}>
            {found.map(each => (
              <FindingCard key={each.number} found={each} decoration={decoration} />
            ))}
          </ol>
          <p className={classes.foot}>{t('decoration.checks.nothingStops')}</p>
        </>
      )}
    </section>
  )
}

function FindingCard({ found, decoration }: Props & { readonly found: Found }) {
  const label = useLabel()
  const title = useTitle(found, decoration)
  const pointed = pointedFinding.use()
  const { number } = found
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only marks the same finding on the garment
    <li
      className={classes.card}
      tabIndex={-1}
      data-pointed={pointed === number || undefined}
      onPointerEnter={() => pointedFinding.set(number)}
      onPointerLeave={() => pointedFinding.set(null)}
      onFocus={() => pointedFinding.set(number)}
      onBlur={() => pointedFinding.set(null)}
    >
      <b className={classes.number} aria-hidden>
        {number}
      </b>
      <div>
        <b>{title}</b>
        <p>{label(wordsOfFinding(found).text)}</p>
        <Measure found={found} />
        {found.key === 'groundShows' && <TakeGround decoration={decoration} />}
        {found.fixes.length > 0 && (
          <div className={classes.fixes}>
            {found.fixes.map(fix => (
              <Fix key={JSON.stringify(fix)} fix={fix as DesignChange} decoration={decoration} />
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

function useTitle(found: Found, { id }: DecorationView): string {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const { document } = useDesign()
  const state = found.key === 'nearCloth' ? findDecoration(document, id) : undefined
  const lost = state && lostOnCloth(document, product, state)
  const ink = lost && findColor(state.colors[lost.index]?.colorName ?? '')
  const cloth = lost && findColor(lost.clothColorName)
  if (ink && cloth)
    return t('decoration.checks.nearCloth', { ink: label(ink.label), cloth: label(cloth.label) })
  return label(wordsOfFinding(found).title)
}

/** What was found beside its limit. */
function Measure({ found: { key, value, limit } }: { readonly found: Found }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (value === null || limit === null) return null
  const textOf = (amount: number) => {
    if (key === 'colorsLimited') return numberText(amount, locale)
    if (key === 'nearCloth') return numberText(Math.round(amount * 10) / 10, locale)
    if (key === 'lowResolution') return t('decoration.checks.dpi', { dpi: numberText(amount, locale) })
    return fineText(amount, locale)
  }
  const most = Math.max(value, 1.25 * limit)
  return (
    <p className={classes.measure}>
      {key === 'nearCloth' && `${t('decoration.checks.difference')} `}
      <b className="figures">{textOf(value)}</b>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${(100 * value) / most}%` }} />
        <i style={{ left: `${(100 * limit) / most}%` }} />
      </span>
      {t(value > limit ? 'decoration.checks.atMost' : 'decoration.checks.atLeast', { limit: textOf(limit) })}
    </p>
  )
}

/** `0.048 in, 1.2 mm`: finer than eighths. */
function fineText(inches: number, locale: 'en' | 'fr'): string {
  const text = (amount: number, digits: number) =>
    new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: digits }).format(amount)
  return `${text(inches, 3)}\u00a0${locale === 'fr' ? 'po' : 'in'}, ${text(inches * 25.4, 1)}\u00a0mm`
}

type FixProps = Props & { readonly fix: DesignChange }

/** One change that mends it, with what it does to the price; undone as any other. */
function Fix({ fix, decoration }: FixProps) {
  const changeInSight = useChangeInSight(decoration.id)
  const difference = usePriceDifference()(fix)
  const cannotMove = useWithheld('canUpdateArtworkPosition')
  const cannotColor = useWithheld('canUpdateArtworkColor')
  const withheld = fix.action === 'setDecorationSize' ? cannotMove : cannotColor
  const words = useFixWords(fix, decoration)
  return (
    <span className={classes.fix}>
      <button
        type="button"
        disabled={withheld !== null}
        title={withheld ?? undefined}
        onClick={() => changeInSight(fix)}
      >
        {words}
      </button>
      {difference !== null && difference !== 0 && (
        <small>
          <PriceDifference cents={difference} />
        </small>
      )}
    </span>
  )
}

function useFixWords(fix: DesignChange, { assetSize }: DecorationView): string {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { product } = useStudio()
  if (fix.action === 'setDecorationSize') {
    const size = assetSize.availableSizes.find(({ id }) => id === fix.size)
    const isLarger = (size?.widthInInches ?? 0) > (assetSize.selectedSize?.widthInInches ?? 0)
    const width = inchesText(size?.inkWidthInInches ?? 0, locale)
    return t(isLarger ? 'decoration.checks.enlarge' : 'decoration.checks.lessen', { width })
  }
  if (fix.action === 'changeDecorationType') {
    const type = findType(product, fix.type)
    return t('decoration.checks.changeType', { type: type ? label(type.label) : '' })
  }
  if (fix.action !== 'updatePrintColor' || fix.transparent) return t('decoration.checks.leaveOut')
  const { color = '' } = fix
  const ink = findColor(color)
  return t('decoration.checks.printIn', { ink: ink ? label(ink.label) : color })
}
