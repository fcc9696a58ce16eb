import type { Product } from '@teamloom/catalog/definition.ts'
import type { Offer } from '@teamloom/commerce/house/offered-product.ts'
import { useTranslation } from 'react-i18next'
import { choiceKinds, choicesWithWords } from '#web/features/shop-offer/choices-of-product.ts'
import { useLabel } from '#web/lib/i18n.ts'

/** More are counted, not told. */
const mostTold = 3

/** What two offers of a product differ in, in words: the first of it, and how much else. */
export function useOfferWords(product: Product | undefined): (was: unknown, is: unknown) => string[] {
  const { t } = useTranslation()
  const label = useLabel()
  const choices = product && choicesWithWords(product)
  return (was, is) => {
    const [before, after] = [was as Offer, is as Offer]
    const say = (name: string, isGone: boolean) => t(isGone ? 'shop.offer.gone' : 'shop.offer.back', { name })
    const own = before.isOffered === after.isOffered ? [] : [say(t('shop.offer.product'), !after.isOffered)]
    const told = choiceKinds.flatMap(kind => {
      const nameOf = (name: string) => {
        const choice = choices?.[kind].find(each => each.name === name)
        return choice ? label(choice.label) : name
      }
      const [gone, left] = [before.retired[kind], after.retired[kind]]
      return [
        ...left.filter(name => !gone.includes(name)).map(name => say(nameOf(name), true)),
        ...gone.filter(name => !left.includes(name)).map(name => say(nameOf(name), false)),
      ]
    })
    const all = [...own, ...told]
    const more = all.length - mostTold
    return more > 0 ? [...all.slice(0, mostTold), t('shop.history.others', { count: more })] : all
  }
}
