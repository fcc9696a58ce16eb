import { SegmentedControl } from '@mantine/core'
import type { TickCounts } from '@teamloom/commerce/lines/line-ticks.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly pieces: TickCounts
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** The design as it is for all, or every piece of a person's. */
export function PiecesSwitch({ pieces, isOn, onSwitch }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('proof.pieces.view')}
      value={isOn ? 'pieces' : 'design'}
      data={[
        { value: 'design', label: t('proof.pieces.design') },
        { value: 'pieces', label: t('proof.pieces.every', { n: numberText(pieces.lines, locale) }) },
      ]}
      onChange={value => onSwitch(value === 'pieces')}
    />
  )
}
