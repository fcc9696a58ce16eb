import { TextInput } from '@mantine/core'
import { freeNumbers, mostNumber, offeredNumbers } from '@teamloom/commerce/collection/number-range.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { SettingsChange } from '#web/data/collection.ts'
import { Card } from '#web/features/collection/card.tsx'
import classes from '#web/features/collection/side-cards.module.css'
import { useDesignTexts } from '#web/features/collection/use-design-texts.ts'
import { useNumberRange } from '#web/features/collection/use-number-range.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly collection: Collection
  readonly onChange: (change: SettingsChange) => Promise<unknown>
}

/** Which numbers people choose among, where a design on the page asks for one. */
export function NumbersCard({ collection, onChange }: Props) {
  const { t } = useTranslation()
  const range = useNumberRange(collection.settings.numbers, numbers =>
    onChange({ numbers: { ...numbers, reserved: [...numbers.reserved] } }),
  )
  const asking = collection.designs.filter(({ slots }) => slots?.some(({ kind }) => kind === 'number'))
  if (asking.length === 0) return null
  const { typed, fault } = range
  const field = (name: 'from' | 'to') => (
    <TextInput
      size="sm"
      inputMode="numeric"
      maxLength={3}
      label={t(`collection.numbers.${name}`)}
      value={typed[name]}
      error={fault === name && <Fault>{t('collection.numbers.noNumber', { most: mostNumber })}</Fault>}
      onChange={event => range.change({ ...typed, [name]: event.currentTarget.value })}
    />
  )
  return (
    <Card title={t('collection.numbers.title')}>
      <div className={classes.range}>
        {field('from')}
        {field('to')}
      </div>
      {fault === 'upsideDown' && <Fault>{t('collection.numbers.upsideDown')}</Fault>}
      <TextInput
        mt={8}
        size="sm"
        inputMode="numeric"
        label={t('collection.numbers.reserved')}
        description={t('collection.numbers.reservedNote')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={typed.reserved}
        error={
          fault === 'reserved' && <Fault>{t('collection.numbers.unread', { text: range.unread })}</Fault>
        }
        onChange={event => range.change({ ...typed, reserved: event.currentTarget.value })}
      />
      <Left collection={collection} asking={asking} />
    </Card>
  )
}

/** How many of each design are left to choose. */
function Left({ collection, asking }: { collection: Collection; asking: Collection['designs'] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const n = (value: number) => numberText(value, locale)
  const nameOf = useDesignTexts(collection.designs)
  const { numbers } = collection.settings
  return (
    <ul className={classes.left}>
      {asking.map(design => {
        const { id, slots = [], keptNumbers = [] } = design
        const ids = slots.filter(({ kind }) => kind === 'number').map(slot => slot.id)
        const own = collection.answers.filter(({ design_id }) => design_id === id)
        const claimed = own.flatMap(({ words = {} }) => ids.flatMap(slotId => words[slotId] ?? []))
        const taken = [...claimed, ...keptNumbers]
        const free = n(freeNumbers(numbers, taken).length)
        const all = n(offeredNumbers(numbers).length)
        return (
          <li key={id} className={classes.split}>
            <span>{nameOf(design)}</span>
            <span>{t('collection.numbers.free', { free, all })}</span>
          </li>
        )
      })}
    </ul>
  )
}
