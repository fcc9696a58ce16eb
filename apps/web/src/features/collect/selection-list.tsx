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
import { useLoaded } from '#web/features/collect/use-loaded.ts'
import { usePersonsPicture } from '#web/features/collect/use-persons-picture.ts'
import { WordFields } from '#web/features/collect/word-fields.tsx'
import { isWhole, missingOfLine, wordsText } from '#web/features/collect/words.ts'

type Props = {
  readonly selection: Selection
  readonly designs: readonly ShownDesign[]
  /** Absent: to be looked at only. */
  readonly onQuantity?: (line: Picked, quantity: number) => void
  /** The token of the page while it is open: where numbers and pictures are asked for. */
  readonly token?: string | undefined
  /** What is done with other words of a line. */
  readonly onWords?: ((line: Picked, words: Words) => void) | undefined
}

type OwnWordsProps = Pick<Props, 'token' | 'onWords'> & {
  readonly line: Picked
  readonly design: Pick<ShownDesign, 'id'> & { readonly slots: readonly AskedSlot[] }
  readonly name: string
}

/** What a line says, and the fields for other words, which hold once they are whole. */
function OwnWords({ line, design, name, token, onWords }: OwnWordsProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<Words>()
  const said = wordsText(design.slots, line.words)
  if (token === undefined || !onWords) return <small dir="auto">{said}</small>
  const letter = missingOfLine(design.slots, line.words)
  if (!draft) {
    return (
      <span className={classes.own}>
        <small dir="auto">{said}</small>
        {letter !== undefined && (
          <small className={classes.fault}>{t('collect.words.missingLetter', { letter })}</small>
        )}
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
      <WordFields token={token} design={design} words={draft} onChange={setDraft} />
      <button
        type="button"
        className="button"
        disabled={!isWhole(design.slots, draft)}
        onClick={() => {
          onWords(line, draft)
          setDraft(undefined)
        }}
      >
        {t('collect.words.done')}
      </button>
    </span>
  )
}

type LinePictureProps = {
  readonly line: Picked
  readonly design: ShownDesign
  readonly token: string | undefined
}

/** The garment in the words of its line where they are drawn, else as the page shows it. */
function LinePicture({ line, design, token = '' }: LinePictureProps) {
  const { images, decoratedSides, sizes, slots = [] } = design
  const isOffered = token !== '' && sizes.some(({ name }) => name === line.size)
  const side = slots.find(({ id }) => (line.words?.[id] ?? '') !== '')?.sides[0]
  const drawn = usePersonsPicture(token, line.id, line.size, line.words ?? {})
  const own = useLoaded(isOffered && side ? drawn?.(side) : undefined)
  const sample = sidesToShow(images, decoratedSides).first
  const url = own ?? (sample && `${ownPath(sample.url)}?w=300`)
  return url && <img src={url} alt="" width={48} height={56} loading="lazy" />
}

type LineProps = Omit<Props, 'selection' | 'designs'> & {
  readonly line: Picked
  readonly design: ShownDesign | undefined
}

function SelectionLine({ line, design, token, onQuantity, onWords }: LineProps) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const name = useDesignName()(design ?? { name: null })
  const size = design?.sizes.find(each => each.name === line.size)?.displayLabel[locale] ?? line.size
  return (
    <li>
      <span className={classes.picture}>
        {design && <LinePicture line={line} design={design} token={token} />}
      </span>
      <span className={classes.words}>
        <b dir="auto">{name}</b>
        <small>{t(`collect.selection.size.${design?.product?.soldAs ?? 'piece'}`, { size })}</small>
        {design?.slots && (
          <OwnWords
            line={line}
            design={{ ...design, slots: design.slots }}
            name={name}
            token={token}
            onWords={onWords}
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
}

/** Each line with its picture and size, and how many of it. */
export function SelectionList({ selection, designs, ...line }: Props) {
  return (
    <ul className={classes.root}>
      {selection.map(each => (
        <SelectionLine
          key={keyOf(each)}
          line={each}
          design={designs.find(({ id }) => id === each.id)}
          {...line}
        />
      ))}
    </ul>
  )
}
