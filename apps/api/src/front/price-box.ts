import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { type Html, html } from '#api/front/html.ts'
import { money, priceAt, rangesOf } from '#api/front/prices.ts'
import { queryOf, type Shown } from '#api/front/shown.ts'
import { words } from '#api/front/words.ts'

/** What a piece costs for the quantity that is asked for, and a way to ask for another. */
export function priceBox(shown: Shown, locale: Locale, salesEmail: string): Html {
  const { product, qty } = shown
  const say = words[locale]
  const price = priceAt(product, qty)
  const later = rangesOf(product)
    .filter(({ from }) => from > qty)
    .slice(0, 2)
  const kept = new URLSearchParams(queryOf(shown, { qty: product.pricing.minQty }))
  return html`<div class="price">
<p class="figure">${
    price === undefined
      ? html`<span>${say.undetermined} <a href="mailto:${salesEmail}">${say.askUs}</a></span>`
      : html`<b class="display figures">${money(price, locale)}</b><span>${say.each[product.soldAs]}</span>`
  }</p>
<form method="get" data-live><label>${say.quantity[product.soldAs]}<input type="number" name="qty" inputmode="numeric" min="1" max="100000" value="${qty}"></label>${[
    ...kept,
  ].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="quiet">${say.show}</button></form>
${
  later.length > 0 &&
  html`<p class="later">${later
    .map(({ from, price: each }) => say.atMore(money(each, locale), numberText(from, locale)))
    .join(', ')}</p>`
}
</div>`
}
