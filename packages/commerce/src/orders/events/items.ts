import { numberText } from '@teamloom/kit/money-text.ts'
import { type SizeQuantity, totalQuantity } from '../../pricing/size-quantities.ts'
import { defineOrderEvent, type EventData, type Told } from './define-order-event.ts'
import { designIn, moneyOf, partIn, textIn, withReason } from './read-data.ts'

/** OR25: `designId, designName, projectName, sizes`. */
export const itemAdded = defineOrderEvent({
  name: 'item_added',
  about: 'designs',
  staysTold: true,
  changesTechpack: true,
  sentence: (data, told) => {
    const design = designIn(data, told)
    return { en: `added ${design}`, fr: `a ajouté ${design}` }
  },
})

/** OR25: `designId, designName, projectName, sizes`. */
export const itemRemoved = defineOrderEvent({
  name: 'item_removed',
  about: 'designs',
  staysTold: true,
  changesTechpack: true,
  sentence: (data, told) => {
    const design = designIn(data, told)
    return { en: `removed ${design}`, fr: `a retiré ${design}` }
  },
})

/** OR24: `designId, designName, old: {sizes}, new: {sizes}`. */
export const sizeUpdated = defineOrderEvent({
  name: 'size_updated',
  about: 'designs',
  staysTold: true,
  changesTechpack: true,
  sentence: (data, told) => {
    const design = designIn(data, told)
    const [old, now] = [sizesIn(partIn(data, 'old')), sizesIn(partIn(data, 'new'))]
    const [before, after] = [totalQuantity(old), totalQuantity(now)]
    const changed = changedSizes(textIn(data, 'designId') ?? '', old, now, told)
    const count = (pieces: number) => numberText(pieces, told.locale)
    const pieces =
      before === after
        ? { en: '', fr: '' }
        : {
            en: `, ${count(before)} to ${count(after)} pieces`,
            fr: `, de ${count(before)} à ${count(after)} pièces`,
          }
    return {
      en: `changed the sizes of ${design}${pieces.en}: ${changed.en}`,
      fr: `a changé les tailles de ${design}${pieces.fr}\u00a0: ${changed.fr}`,
    }
  },
})

/** PR20: `designId, designName, currency, old, new`: `{pricePerUnit, priceOfShippingPerUnit, reason?}` or null. */
export const itemPriceUpdated = defineOrderEvent({
  name: 'item_price_updated',
  about: 'money',
  staysTold: true,
  sentence: (data, told) => {
    const design = designIn(data, told)
    if (!data.new) return { en: `took back the price of ${design}`, fr: `a repris le prix de ${design}` }
    const now = partIn(data, 'new')
    const price = moneyOf(now.pricePerUnit, told, data.currency)
    return {
      en: withReason(`set the price of ${design} to ${price} each`, now),
      fr: withReason(`a fixé le prix de ${design} à ${price} l’unité`, now),
    }
  },
})

/** OR15: `designId, designName, changes, words` (sentences: `[{en, fr}]`), `revision, before, after` (pictures by side). */
export const purchasedDesignUpdated = defineOrderEvent({
  name: 'purchased_design_updated',
  about: 'designs',
  staysTold: true,
  changesTechpack: true,
  sentence: (data, told) => {
    const design = designIn(data, told)
    const changes = sentencesIn(data.words, told)
    if (!changes) return { en: `changed ${design}`, fr: `a modifié ${design}` }
    return { en: `changed ${design}: ${changes}`, fr: `a modifié ${design}\u00a0: ${changes}` }
  },
})

/** What was changed of a design, as the server worded it in both languages. */
function sentencesIn(words: unknown, { locale }: Told): string {
  if (!Array.isArray(words)) return ''
  return words
    .map((each: EventData | null) => each?.[locale])
    .filter(text => typeof text === 'string')
    .join(' ')
}

function sizesIn({ sizes }: EventData): readonly SizeQuantity[] {
  return Array.isArray(sizes) ? sizes : []
}

/** Each size whose quantity is another. */
function changedSizes(
  designId: string,
  old: readonly SizeQuantity[],
  now: readonly SizeQuantity[],
  { sizeLabel, locale }: Told,
) {
  const qtyIn = (sizes: readonly SizeQuantity[], name: string) =>
    sizes.find(size => size.name === name)?.qty ?? 0
  const changed = [...new Set([...old, ...now].map(({ name }) => name))]
    .map(name => ({ name, before: qtyIn(old, name), after: qtyIn(now, name) }))
    .filter(({ before, after }) => before !== after)
    .map(({ name, before, after }) => ({
      size: sizeLabel(designId, name),
      before: numberText(before, locale),
      after: numberText(after, locale),
    }))
  return {
    en: changed.map(({ size, before, after }) => `${size} ${before} to ${after}`).join(', '),
    fr: changed.map(({ size, before, after }) => `${size} de ${before} à ${after}`).join(', '),
  }
}
