import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centsOf, dollarsText } from '#web/lib/dollars.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/ui/settings.module.css'

type Props = {
  /** What it is, for whoever does not see where it stands. */
  readonly label: string
  readonly kind: 'cents' | 'whole'
  /** Not a number: what was typed is none. */
  readonly value: number
  /** The value that is set. */
  readonly was: number | undefined
  readonly fault?: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: number) => void
  /** Told what was pasted into a table that can be pasted into, where it is more than a value. */
  readonly onPasteTable?: (text: string) => void
}

/** A price or a quantity; what was typed stays as it was typed until the field is left. */
export function PriceField({ label, kind, value, was, fault, isReadOnly, onChange, onPasteTable }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const textOf = (of: number) => (kind === 'cents' ? dollarsText(of, locale) : `${of}`)
  const shown = typed ?? (Number.isNaN(value) ? '' : textOf(value))
  const isChanged = was === undefined || !Object.is(value, was)
  return (
    <TextInput
      size="sm"
      aria-label={label}
      className={classes.field!}
      data-changed={isChanged && !fault ? true : undefined}
      inputMode={kind === 'cents' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={14}
      readOnly={isReadOnly}
      value={shown}
      error={fault !== undefined}
      description={isChanged && was !== undefined ? t('prices.was', { was: textOf(was) }) : undefined}
      inputWrapperOrder={['input', 'description', 'error']}
      onFocus={event => event.currentTarget.select()}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined)
      }}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange((kind === 'cents' ? centsOf(text) : wholeOf(text)) ?? Number.NaN)
      }}
      onPaste={event => {
        const text = event.clipboardData.getData('text/plain')
        if (!onPasteTable || !/[\t\n]/.test(text.trimEnd())) return
        event.preventDefault()
        setTyped(undefined)
        onPasteTable(text)
      }}
    />
  )
}

/** `1,000`, `1 000` */
function wholeOf(text: string): number | undefined {
  const plain = text.replace(/[\s,\u00a0\u202f]/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) : undefined
}
