import { NativeSelect, Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, ChoiceKind } from '#web/features/shop-offer/choices-of-product.ts'
import classes from '#web/features/shop-offer/offer.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { colorFill } from '#web/ui/color-fill.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly kind: ChoiceKind
  readonly choices: readonly Choice[]
  readonly retired: readonly string[]
  readonly isReadOnly: boolean
  /** Nothing would be left of something. */
  readonly isWrong: boolean
  readonly onRetire: (name: string, isRetired: boolean) => void
  /** What else is told of a choice. */
  readonly more?: (choice: Choice) => ReactNode
}

/** Choices of one kind, each offered or not; colours are shown of one fabric at a time. */
export function ChoiceTable({ kind, choices, retired, isReadOnly, isWrong, onRetire, more }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const fabrics = kind === 'colors' ? fabricsOf(choices) : []
  const [asked, setAsked] = useState<string>()
  const fabric = fabrics.find(({ name }) => name === asked) ?? fabrics[0]
  const shown = fabric ? choices.filter(({ name }) => name.startsWith(`${fabric.name}/`)) : choices
  return (
    <>
      {fabrics.length > 1 && (
        <NativeSelect
          className={classes.fabric!}
          aria-label={t('shop.offer.fabric')}
          value={fabric?.name}
          data={fabrics.map(each => ({ value: each.name, label: label(each.label) }))}
          onChange={event => setAsked(event.currentTarget.value)}
        />
      )}
      {kind === 'fabrics' && <p className={classes.hint}>{t('shop.offer.fabricNote')}</p>}
      {isWrong && (
        <div role="status" className={classes.wrong}>
          <Fault>{t('shop.offer.nothingLeft')}</Fault>
        </div>
      )}
      <ul className={classes.choices} aria-label={t(`shop.offer.name.${kind}`)}>
        {shown.map(choice => {
          const isRetired = retired.includes(choice.name)
          const words =
            kind === 'styles' && choice.of
              ? `${label(choice.of)}, ${label(choice.label).toLowerCase()}`
              : label(choice.label)
          return (
            <li key={choice.name}>
              {choice.color && (
                <span className={classes.swatch} style={colorFill(choice.color)} aria-hidden />
              )}
              <span className={classes.choice} data-retired={isRetired || undefined}>
                {words}
                {choice.color && <small>{choice.color.name}</small>}
              </span>
              {more?.(choice)}
              <Switch
                aria-label={t('shop.offer.offeredOf', { name: words })}
                checked={!isRetired}
                disabled={isReadOnly}
                onChange={event => onRetire(choice.name, !event.currentTarget.checked)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

function fabricsOf(choices: readonly Choice[]) {
  const names = [...new Set(choices.map(({ name }) => name.slice(0, name.indexOf('/'))))]
  return names.flatMap(name => {
    const label = choices.find(choice => choice.name.startsWith(`${name}/`))?.of
    return label ? [{ name, label }] : []
  })
}
