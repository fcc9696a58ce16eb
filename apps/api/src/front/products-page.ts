import type { Product } from '@teamloom/catalog/definition.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { addressOf } from '#api/front/addresses.ts'
import { type Html, html } from '#api/front/html.ts'
import type { Told } from '#api/front/page.ts'
import { firstPicture } from '#api/front/picture-of.ts'
import { money, rangesOf } from '#api/front/prices.ts'
import type { Pictures } from '#api/front/stage.ts'
import { words } from '#api/front/words.ts'

/** A product with its pictures. */
export type Card = { readonly product: Product; readonly pictures: Pictures }

/** Each product with two prices and their quantities, never `from` alone. */
export function cardsOf(cards: readonly Card[], locale: Locale): Html {
  const say = words[locale]
  return html`<ul class="cards">${cards.map(({ product, pictures }) => {
    const { family, product: own, cloth, soldAs } = product
    const [first, ...more] = rangesOf(product)
    const prices = [first, more.at(-1)].filter(range => range !== undefined)
    const address = addressOf({ kind: 'product', family: family.name, product: own.name }, locale)
    return html`<li><a class="card product" href="${address}"><img src="${pictures('front', 300)}" width="120" height="140" alt="" loading="lazy">
<span><b>${own.label[locale]}</b><span>${cloth[locale]}</span>${prices.map(
      ({ from, price }) =>
        html`<span class="figures"><b>${money(price, locale)}</b> ${say.atMore('', numberText(from, locale)).trim()}${soldAs === 'pair' && html` ${say.quantity.pair.toLowerCase()}`}</span>`,
    )}</span></a></li>`
  })}</ul>`
}

/** All that is offered, by family. */
export function productsPage(cards: readonly Card[], locale: Locale): Told {
  const say = words[locale]
  const families = Map.groupBy(cards, ({ product }) => product.family.name)
  return {
    page: { kind: 'products' },
    title: say.products,
    description: say.productsDescription(numberText(cards.length, locale)),
    picture: firstPicture(cards.map(({ product }) => product)),
    body: html`<div class="wide page"><h1 class="display">${say.products}</h1><p class="lead">${say.productsText}</p>
${[...families.values()].map(members => {
  const { name, label } = members[0]!.product.family
  // A family of one is named by its product.
  const title = members.length > 1 ? label[locale] : members[0]!.product.product.label[locale]
  return html`<section aria-labelledby="family-${name}"><h2 class="display" id="family-${name}">${title}</h2>${cardsOf(members, locale)}</section>`
})}</div>`,
  }
}
