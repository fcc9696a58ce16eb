import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { AskedSlot } from '@teamloom/contract/collection-shape.ts'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import type { Words } from '@teamloom/design/slots.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesignName } from '#web/features/collect/design-tile.tsx'
import { ownPath } from '#web/features/collect/own-path.ts'
import {
  keyOf,
  mostOfOne,
  type Picked,
  type Selection,
  type ShownDesign,
} from '#web/features/collect/selection.ts'
import classes from '#web/features/collect/selection-list.module.css'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { WordFields } from '#web/features/collect/word-fields.tsx'
import { isWhole, wordsText } from '#web/features/collect/words.ts'

type Props = {
  readonly selection: Selection
  readonly designs: readonly ShownDesign[]
  /** Absent: to be looked at only. */
  readonly onQuantity?: (line: Picked, quantity: number) => void
  /** Of lines with words of one's own: where numbers are asked for, and what is done with other words. */
  readonly wording?: { readonly token: string; readonly onWords: (line: Picked, words: Words) => void }
}

type OwnWordsProps = {
  readonly wording: Props['wording'] | undefined
  readonly line: Picked
  readonly design: Pick<ShownDesign, 'id'> & { readonly slots: readonly AskedSlot[] }
  readonly name: string
}

/** What a line says, and the fields for other words, which hold once they are whole. */
function OwnWords({ line, design, name, wording }: OwnWordsProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<Words>()
  const said = wordsText(design.slots, line.words)
  if (!wording) return <small dir="auto">{said}</small>
  if (!draft) {
    return (
      <span className={classes.own}>
        <small dir="auto">{said}</small>
        <button
          type="button"
          className="link"
          aria-label={t('collect.words.changeNamed', { name, words: said })}
          onClick={() => setDraft(line.words ?? {})}
        >
          {t('collect.words.change')}
        </button>
      </span>
    )
  }
  return (
    <span className={classes.draft}>
      <WordFields token={wording.token} design={design} words={draft} onChange={setDraft} />
      <button
        type="button"
        className="button"
        disabled={!isWhole(design.slots, draft)}
        onClick={() => {
          wording.onWords(line, draft)
          setDraft(undefined)
        }}
      >
        {t('collect.words.done')}
      </button>
    </span>
  )
}

/** Each line with its picture and size, and how many of it. */
export function SelectionList({ selection, designs, onQuantity, wording }: Props) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const nameOf = useDesignName()
  return (
    <ul className={classes.root}>
      {selection.map(line => {
        const design = designs.find(({ id }) => id === line.id)
        const name = nameOf(design ?? { name: null })
        const size = design?.sizes.find(each => each.name === line.size)?.displayLabel[locale] ?? line.size
        const picture = design && sidesToShow(design.images, design.decoratedSides).first
        return (
          <li key={keyOf(line)}>
            <span className={classes.picture}>
              {picture && (
                <img src={`${ownPath(picture.url)}?w=300`} alt="" width={48} height={56} loading="lazy" />
              )}
            </span>
            <span className={classes.words}>
              <b dir="auto">{name}</b>
              <small>{t(`collect.selection.size.${design?.product?.soldAs ?? 'piece'}`, { size })}</small>
              {design?.slots && (
                <OwnWords
                  line={line}
                  design={{ ...design, slots: design.slots }}
                  name={name}
                  wording={wording}
                />
              )}
            </span>
            {onQuantity ? (
              <span className={classes.stepper}>
                <button
                  type="button"
                  aria-label={t('collect.selection.fewer', { name, size })}
                  onClick={() => onQuantity(line, line.quantity - 1)}
                >
                  <IconMinus size={18} stroke={1.6} aria-hidden />
                </button>
                <b className="figures" aria-live="polite">
                  {line.quantity}
                </b>
                <button
                  type="button"
                  aria-label={t('collect.selection.more', { name, size })}
                  title={line.quantity >= mostOfOne ? t('collect.selection.most') : undefined}
                  disabled={line.quantity >= mostOfOne}
                  onClick={() => onQuantity(line, line.quantity + 1)}
                >
                  <IconPlus size={18} stroke={1.6} aria-hidden />
                </button>
              </span>
            ) : (
              <b className="figures">{line.quantity}</b>
            )}
          </li>
        )
      })}
    </ul>
  )
}
