import { ActionIcon, Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconUserSearch,
} from '@tabler/icons-react'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { PersonsPiece, ToldOfWords } from '@teamloom/design/dress-person.ts'
import { type Slot, slotsOf, type Words } from '@teamloom/design/slots.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartItems } from '#web/data/cart.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { nameOf, peopleOf, sampleWords } from '#web/features/studio/stage/trying/person.ts'
import classes from '#web/features/studio/stage/trying/try-anyone.module.css'
import { useDressed } from '#web/features/studio/stage/trying/use-dressed.ts'
import { useLocale } from '#web/lib/i18n.ts'

const nobody: readonly PersonsPiece[] = []

/** Whose garment the stage shows: the sample's, or that of somebody whose words are tried; arrow keys go through them. */
export function TryAnyone() {
  const { t } = useTranslation()
  const { product } = useStudio()
  const { document } = useDesign()
  const slots = useMemo(() => slotsOf(document), [document])
  const sizes = offeredSizes(product).map(({ name }) => name)
  const middle = sizes[Math.floor((sizes.length - 1) / 2)] ?? ''
  const { designId } = useDesign().state
  const { data: cart } = useCartItems()
  const lines = cart?.items.find(item => item.design_id === designId)?.lines
  const [typed, setTyped] = useState(nobody)
  const people = useMemo(() => [...peopleOf(lines ?? []), ...typed], [lines, typed])
  /** From 1; 0: the sample. */
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const person = people[at - 1] ?? null
  const sample = useMemo(() => ({ words: sampleWords(slots), size: middle }), [slots, middle])
  const all = useMemo(() => [sample, ...people], [sample, people])
  const { told, hasFailed } = useDressed(person, all)
  const go = (step: number) => setAt((at + step + all.length) % all.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || isOpen || people.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    go(step)
  }
  const callOf = (each: PersonsPiece, index: number) =>
    index === 0
      ? t('personal.tryAnyone.sample')
      : `${nameOf(slots, each) || t('personal.tryAnyone.nobody')} · ${each.size}`
  const shown = callOf(person ?? sample, person ? at : 0)
  return (
    <div
      className={classes.tool}
      role="toolbar"
      tabIndex={-1}
      aria-labelledby={title}
      data-stage-tool
      onKeyDown={onKeyDown}
    >
      <div className={classes.chip}>
        <IconUserSearch size={18} stroke={1.6} aria-hidden />
        <span id={title} className={classes.title}>
          {t('personal.tryAnyone.title')}
        </span>
        <Popover opened={isOpen} onChange={setOpen} width={280} trapFocus withinPortal shadow="md">
          <Popover.Target>
            <button
              type="button"
              className={classes.person}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <b>{shown}</b>
              <IconChevronDown size={15} stroke={1.6} aria-hidden />
            </button>
          </Popover.Target>
          {/* Not named by its button, which says only whose garment is shown. */}
          <Popover.Dropdown aria-labelledby={title} data-stage-tool>
            {people.length > 0 && (
              <NativeSelect
                mb={12}
                label={t('personal.tryAnyone.person')}
                value={String(at)}
                data={all.map((each, index) => ({ value: String(index), label: callOf(each, index) }))}
                onChange={event => {
                  setAt(Number(event.currentTarget.value))
                  setOpen(false)
                }}
              />
            )}
            <Words
              slots={slots}
              sizes={sizes}
              first={person ?? { words: {}, size: middle }}
              onTry={next => {
                setTyped([...typed, next])
                setAt(people.length + 1)
                setOpen(false)
              }}
            />
          </Popover.Dropdown>
        </Popover>
        {people.length > 0 && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={t('personal.tryAnyone.before')}
              onClick={() => go(-1)}
            >
              <IconChevronLeft size={16} stroke={1.8} />
            </ActionIcon>
            <output className={classes.count}>
              {t('personal.tryAnyone.of', { at: at + 1, count: all.length })}
            </output>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={t('personal.tryAnyone.after')}
              onClick={() => go(1)}
            >
              <IconChevronRight size={16} stroke={1.8} />
            </ActionIcon>
          </>
        )}
      </div>
      <div role="status">
        {hasFailed && <p className={classes.fault}>{t('personal.tryAnyone.failed')}</p>}
        {told.map(each => (
          <Line key={JSON.stringify(each)} told={each} />
        ))}
      </div>
    </div>
  )
}

type WordsProps = {
  readonly slots: readonly Slot[]
  readonly sizes: readonly string[]
  readonly first: PersonsPiece
  readonly onTry: (person: PersonsPiece) => void
}

/** Somebody's words, a field for each slot. */
function Words({ slots, sizes, first, onTry }: WordsProps) {
  const { t } = useTranslation()
  const [words, setWords] = useState<Words>({})
  const [size, setSize] = useState(first.size)
  const typed = Object.fromEntries(slots.map(({ id }) => [id, (words[id] ?? '').trim().normalize('NFC')]))
  return (
    <form
      className={classes.form}
      onSubmit={event => {
        event.preventDefault()
        onTry({ words: typed, size })
      }}
    >
      {slots.map(({ id, kind, sample }, index) => (
        <TextInput
          key={id}
          size="sm"
          data-autofocus={index === 0 || undefined}
          label={t(`personal.kinds.${kind}`)}
          placeholder={sample}
          maxLength={30}
          {...(kind === 'number' ? { inputMode: 'numeric' as const } : {})}
          value={words[id] ?? ''}
          onChange={event => setWords({ ...words, [id]: event.currentTarget.value })}
        />
      ))}
      {sizes.length > 1 && (
        <NativeSelect
          label={t('personal.tryAnyone.size')}
          value={size}
          data={[...sizes]}
          onChange={event => setSize(event.currentTarget.value)}
        />
      )}
      <Button type="submit" disabled={Object.values(typed).every(each => each === '')}>
        {t('personal.tryAnyone.add')}
      </Button>
    </form>
  )
}

function Line({ told }: { readonly told: ToldOfWords }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (told.kind === 'missing' || told.kind === 'tooLong')
    return (
      <p className={classes.fault}>
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden />{' '}
        {told.kind === 'missing'
          ? t('personal.tryAnyone.missing', { words: told.words, letter: told.letter })
          : t('personal.tryAnyone.tooLong', { words: told.words })}
      </p>
    )
  const what = t(`personal.kinds.${told.of}`)
  if (told.kind === 'narrower')
    return <p className={classes.note}>{t('personal.tryAnyone.narrower', { what, percent: told.percent })}</p>
  if (told.kind === 'nearer')
    return <p className={classes.note}>{t('personal.tryAnyone.nearer', { what })}</p>
  return (
    <p className={classes.note}>
      {t('personal.tryAnyone.lower', { what, inches: inchesText(told.inches, locale) })}
    </p>
  )
}
