import type { AskedSlot, CollectableDesign } from '@teamloom/contract/collection-shape.ts'
import type { Words } from '@teamloom/design/slots.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { useNumbers } from '#web/features/collect/use-numbers.ts'
import classes from '#web/features/collect/word-fields.module.css'
import { missingOf } from '#web/features/collect/words.ts'

type Props = {
  readonly token: string
  readonly design: Pick<CollectableDesign, 'id'> & { readonly slots: readonly AskedSlot[] }
  readonly words: Words
  /** `slot`: whose words are others now. */
  readonly onChange: (words: Words, slot: AskedSlot) => void
}

/** What is this person's own on a garment, each slot by its kind. */
export function WordFields({ token, design, words, onChange }: Props) {
  return (
    <div className={classes.root}>
      {design.slots.map(slot => {
        const value = words[slot.id] ?? ''
        const change = (text: string) => onChange({ ...words, [slot.id]: text }, slot)
        return slot.kind === 'number' ? (
          <NumberField
            key={slot.id}
            token={token}
            designId={design.id}
            slot={slot}
            value={value}
            onChange={change}
          />
        ) : (
          <TextField key={slot.id} slot={slot} value={value} onChange={change} />
        )
      })}
    </div>
  )
}

type FieldProps = {
  readonly slot: AskedSlot
  readonly value: string
  readonly onChange: (text: string) => void
}

function TextField({ slot, value, onChange }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const letter = missingOf(slot, value)
  const label = slot.label[useShownLocale()]
  return (
    <div className={classes.field}>
      <p className={classes.head}>
        <label htmlFor={id}>{slot.mayBeEmpty ? t('collect.words.optional', { label }) : label}</label>
        <small className="figures">
          {t('collect.words.letters', { count: [...value].length, most: slot.mostLetters })}
        </small>
      </p>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        required={!slot.mayBeEmpty}
        maxLength={slot.mostLetters}
        placeholder={slot.sample}
        value={value}
        aria-invalid={letter !== undefined}
        aria-describedby={letter === undefined ? undefined : `${id}-fault`}
        onChange={event => onChange(event.target.value)}
      />
      <Fault id={`${id}-fault`}>{letter !== undefined && t('collect.words.missingLetter', { letter })}</Fault>
    </div>
  )
}

/** Why what is written cannot be had, told as it is written. */
function Fault({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={classes.fault} role="status">
      {children}
    </p>
  )
}

/** How many numbers are shown before one asks for more. */
const fewNumbers = 24

type NumberProps = FieldProps & { readonly token: string; readonly designId: string }

/** Written, or picked among what is free; whose the others are is not known here. */
function NumberField({ token, designId, slot, value, onChange }: NumberProps) {
  const { t } = useTranslation()
  const id = useId()
  const numbers = useNumbers(token, designId, slot.id)
  const [isWhole, setIsWhole] = useState(false)
  // What one had when the field opened is one's own.
  const [own] = useState(value)
  const label = slot.label[useShownLocale()]
  const isFree = (number: string) => number === own || numbers?.free.includes(number) === true
  const isGone =
    value !== '' && value !== own && [...(numbers?.taken ?? []), ...(numbers?.reserved ?? [])].includes(value)
  const letter = missingOf(slot, value)
  const fault =
    letter === undefined
      ? isGone &&
        t(numbers?.kept.includes(value) ? 'collect.words.kept' : 'collect.words.gone', { number: value })
      : t('collect.words.missingLetter', { letter })
  const shown = numbers ? (isWhole ? numbers.all : numbers.all.slice(0, fewNumbers)) : []
  return (
    <div className={classes.field}>
      <p className={classes.head}>
        <label htmlFor={id}>{slot.mayBeEmpty ? t('collect.words.optional', { label }) : label}</label>
        <small>{numbers && t('collect.words.free', { count: numbers.free.length })}</small>
      </p>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        required={!slot.mayBeEmpty}
        maxLength={3}
        placeholder={slot.sample}
        value={value}
        aria-invalid={fault !== false}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={event => onChange(event.target.value.trim())}
      />
      <Fault id={`${id}-fault`}>{fault}</Fault>
      <div className={classes.numbers} role="group" aria-label={label}>
        {shown.map(number => (
          <button
            key={number}
            type="button"
            className="figures"
            aria-pressed={number === value}
            disabled={!isFree(number)}
            onClick={() => onChange(number === value ? '' : number)}
          >
            {isFree(number) ? number : <s>{number}</s>}
          </button>
        ))}
      </div>
      {numbers && numbers.all.length > fewNumbers && (
        <button type="button" className="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'collect.words.fewer' : 'collect.words.more', { last: numbers.all.at(-1) })}
        </button>
      )}
    </div>
  )
}
