import type { Product } from '@teamloom/catalog/definition.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { addressOf } from '#api/front/addresses.ts'
import { type Html, html } from '#api/front/html.ts'
import type { Kept } from '#api/front/keep-stage.ts'
import type { Told } from '#api/front/page.ts'
import { pictureOf } from '#api/front/picture-of.ts'
import { priceBox } from '#api/front/price-box.ts'
import { includedWords, money, rangesOf } from '#api/front/prices.ts'
import { type Card, cardsOf } from '#api/front/products-page.ts'
import { queryOf, type Shown, startAddress } from '#api/front/shown.ts'
import { chipsOf, preloadOf, stageOf, zonesNav } from '#api/front/stage.ts'
import { words } from '#api/front/words.ts'

type Asked = {
  readonly shown: Shown
  readonly kept: Kept
  /** Some of the others. */
  readonly others: readonly Card[]
  readonly products: readonly Product[]
  readonly locale: Locale
  readonly salesEmail: string
}

/** What a stranger comes to: a garment to try colours on, how it goes, what it costs, and what else there is. */
export function frontPage({ shown, kept, others, products, locale, salesEmail }: Asked): Told {
  const say = words[locale]
  const { product } = shown
  const { minQty } = product.pricing
  const { minWeeks, maxWeeks } = product.deliveryTime
  const n = (value: number) => numberText(value, locale)
  return {
    page: { kind: 'front' },
    title: say.front.title,
    description: say.front.text,
    picture: pictureOf(product),
    preload: preloadOf(shown, kept.pictures),
    body: html`<section class="hero" data-region="stage"><div class="wide">
<div class="claim"><h1 class="display">${say.front.heading}</h1><p>${say.front.text}</p>
${startButton(shown, locale)}
<ul class="facts"><li>${say.from[product.soldAs](n(minQty))}</li><li>${say.weeks(n(minWeeks), n(maxWeeks))}</li></ul></div>
<div class="stage">${stageOf(shown, kept.pictures, locale)}<p class="hint" data-scripted hidden>${say.drag}</p></div>
<div class="card touch"><h2 class="display">${say.touch}</h2>${zonesNav(shown, locale)}${chipsOf(shown, locale)}
${kept.isHeldBack && html`<p class="note">${say.busyStage}</p>`}${priceBox(shown, locale, salesEmail)}</div>
</div></section>
<div class="wide below">
<section id="steps" aria-label="${say.how}"><ol class="steps">${say.front.steps.map(
      ([title, text]) => html`<li><h3 class="display">${title}</h3><p>${text}</p></li>`,
    )}</ol></section>
<section id="prices" aria-labelledby="costs" data-region="prices">${pricesOf(shown, locale)}</section>
</div>
<section class="wide" aria-labelledby="another"><div class="row"><h2 id="another" class="display">${say.front.another}</h2>
<a href="${addressOf({ kind: 'products' }, locale)}">${say.front.all(n(products.length))}</a></div>${cardsOf(others, locale)}</section>`,
  }
}

export function startButton(shown: Shown, locale: Locale): Html {
  const say = words[locale]
  return html`<div class="go"><a class="button" href="${startAddress(shown, locale)}" rel="nofollow">${say.start}</a>
<p>${say.noAccount}<br>${say.kept}</p></div>`
}

/** The prices by quantity, as bars from zero; the range that is asked for stands out. */
function pricesOf(shown: Shown, locale: Locale): Html {
  const say = words[locale]
  const { product, qty } = shown
  const ranges = rangesOf(product)
  const most = Math.max(...ranges.map(({ price }) => price))
  return html`<div class="row"><h2 id="costs" class="display">${say.costs}</h2><span>${say.each[product.soldAs]}</span></div>
<ol class="bars">${ranges.map(({ from, to, price }, index) => {
    const isHere = qty >= from && qty <= to
    const pieces =
      index === 0 ? say.pieces[product.soldAs](numberText(from, locale)) : numberText(from, locale)
    return html`<li${isHere && html` data-here`}><a href="${queryOf(shown, { qty: from }) || '?'}" data-live rel="nofollow"><b class="figures">${money(price, locale)}</b><span class="bar-fill" style="height:${Math.round((price / most) * 52)}px"></span><span>${pieces}</span></a></li>`
  })}</ol>
<p class="small">${includedWords(product, locale).join(' ')}</p>`
}
