import { deliveryDates } from '@teamloom/commerce/delivery/delivery-dates.ts'
import type { Brand } from '@teamloom/commerce/house/brand.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { eighthsText, inchesToCm } from '@teamloom/kit/length.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { addressOf } from '#api/front/addresses.ts'
import { kindPicture } from '#api/front/decorations-page.ts'
import { startButton } from '#api/front/front-page.ts'
import { Html, html } from '#api/front/html.ts'
import type { Kept } from '#api/front/keep-stage.ts'
import type { Told } from '#api/front/page.ts'
import { pictureOf } from '#api/front/picture-of.ts'
import { priceBox } from '#api/front/price-box.ts'
import {
  crestInks,
  currency,
  includedWords,
  kindsOf,
  money,
  priceOfKind,
  rangesOf,
  sizesText,
} from '#api/front/prices.ts'
import { queryOf, type Shown } from '#api/front/shown.ts'
import { chipsOf, countOfColors, preloadOf, stageOf, zonesNav } from '#api/front/stage.ts'
import { words } from '#api/front/words.ts'

type Asked = {
  readonly shown: Shown
  readonly kept: Kept
  readonly locale: Locale
  readonly now: Date
  readonly brand: Pick<Brand, 'name' | 'salesEmail'>
  readonly publicUrl: string
}

/** All that one asks of a product before designing it. */
export function productPage({ shown, kept, locale, now, brand, publicUrl }: Asked): Told {
  const say = words[locale]
  const { product } = shown
  const { family, product: own, cloth, summary, soldAs, pricing } = product
  const name = own.label[locale]
  const page = { kind: 'product', family: family.name, product: own.name } as const
  const ranges = rangesOf(product)
  const prices = ranges.map(({ price }) => price)
  const n = (value: number) => numberText(value, locale)
  const [first, last] = [ranges[0]!, ranges.at(-1)!]
  const description = say.productDescription(
    name,
    cloth[locale],
    money(first.price, locale),
    say.pieces[soldAs](n(first.from)),
    money(last.price, locale),
    n(last.from),
  )
  const worn = new URLSearchParams(shown.colors)
  const picture = pictureOf(product, worn.size > 0 ? `?${worn}` : '')
  const { from, to } = deliveryDates(now, product.deliveryTime)
  const [within, without] = includedWords(product, locale)
  return {
    page,
    title: name,
    description,
    picture,
    preload: preloadOf(shown, kept.pictures),
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      sku: own.name,
      category: family.label[locale],
      material: cloth[locale],
      image: product.sides.map(side => `${publicUrl}${kept.pictures(side, 1200)}`),
      url: `${publicUrl}${addressOf(page, locale)}`,
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: currency.toUpperCase(),
        lowPrice: (Math.min(...prices) / 100).toFixed(2),
        highPrice: (Math.max(...prices) / 100).toFixed(2),
        offerCount: ranges.length,
        availability: 'https://schema.org/MadeToOrder',
      },
    },
    body: html`<div class="wide page">
<nav class="crumbs" aria-label="${say.crumbs}"><ol><li><a href="${addressOf({ kind: 'products' }, locale)}">${say.products}</a></li><li>${family.label[locale]}</li><li aria-current="page">${name}</li></ol></nav>
<div class="two" data-region="stage"><div class="stage">${stageOf(shown, kept.pictures, locale)}</div>
<div class="asked"><h1 class="display">${name}</h1><p class="lead">${cloth[locale]}. ${summary[locale]}. ${sizesText(product, locale)}.</p>
<section aria-labelledby="colors"><h2 id="colors">${countOfColors(shown, locale)}</h2>${zonesNav(shown, locale)}${chipsOf(shown, locale)}${kept.isHeldBack && html`<p class="note">${say.busyStage}</p>`}</section>
<section aria-labelledby="costs" id="prices"><h2 id="costs">${say.costs}</h2><div class="scroll" role="group" aria-label="${say.costs}" tabindex="0"><table class="ranges"><thead><tr>${ranges.map(
      (range, index) =>
        html`<th scope="col">${index < ranges.length ? say.range(n(range.from), n(range.to)) : ''}</th>`,
    )}</tr></thead><tbody><tr>${ranges.map(
      ({ price }) => html`<td class="figures">${money(price, locale)}</td>`,
    )}</tr></tbody></table></div><p class="small">${within} ${without}</p>${priceBox(shown, locale, brand.salesEmail)}</section>
<dl class="plain"><div><dt>${say.delivery}</dt><dd>${say.days(dayOf(from, locale), dayOf(to, locale))}</dd></div><div><dt>${say.minimum}</dt><dd>${say.pieces[soldAs](n(pricing.minQty))}</dd></div></dl>
${startButton(shown, locale)}</div></div>
<div class="three"><section aria-labelledby="styles"><h2 id="styles" class="display">${say.styles}</h2>${stylesOf(shown, locale)}</section>
<section aria-labelledby="kinds"><h2 id="kinds" class="display">${say.kinds}</h2><p class="small">${say.kindsFor(n(crestInks))}</p>${kindTiles(shown, locale)}</section>
<section aria-labelledby="sizes" data-region="sizes"><h2 id="sizes" class="display">${say.sizes}</h2>${sizesOf(shown, locale)}</section></div></div>`,
  }
}

/** `Dec 22` or `22 déc.`, as Montréal counts days. */
function dayOf(day: Date, locale: Locale): string {
  const format = { month: 'short', day: 'numeric', timeZone: 'America/Montreal' } as const
  const text = new Intl.DateTimeFormat(`${locale}-CA`, format).format(day)
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text.replace('.', '')
}

function stylesOf({ product }: Shown, locale: Locale): Html {
  const chosen = product.parts.flatMap(part =>
    part.elements.flatMap(({ label, styles }) => {
      const offered = styles.filter(style => !style.disabled && !style.deprecated)
      return offered.length > 1 ? [{ label, offered }] : []
    }),
  )
  return html`<dl class="styles">${chosen.map(
    ({ label, offered }) =>
      html`<div><dt>${label[locale]}</dt><dd>${offered.map(style => style.label[locale]).join(', ')}</dd></div>`,
  )}</dl>`
}

function kindTiles({ product }: Shown, locale: Locale): Html {
  const say = words[locale]
  const kinds = kindsOf(product)
    .map(type => ({ type, more: priceOfKind(product, type) }))
    .toSorted((a, b) => a.more - b.more)
  return html`<ul class="kinds">${kinds.map(
    ({ type, more }) =>
      html`<li><a href="${addressOf({ kind: 'decoration', type: type.type }, locale)}">${kindPicture(type)}<b>${type.label[locale]}</b><span>${type.note[locale]}</span><span class="figures">${more === 0 ? say.isIncluded : say.more(money(more, locale))}</span></a></li>`,
  )}${product.unavailableDecorationTypes.map(({ type, reason }) => {
    const known = product.decorationTypes.find(each => each.type === type)
    return known
      ? html`<li class="not"><b>${known.label[locale]}</b><span>${reason[locale]}</span></li>`
      : null
  })}</ul>`
}

function sizesOf(shown: Shown, locale: Locale): Html {
  const say = words[locale]
  const { product, unit } = shown
  const sizes = offeredSizes(product)
  const measures = sizes[0]?.measurements ?? []
  const length = (inches: number) =>
    unit === 'in' ? eighthsText(inches) : decimalText(inchesToCm(inches), 1, locale)
  const here = new Html(' aria-current="true"')
  return html`<nav class="zones units" aria-label="${say.unit}">${(['in', 'cm'] as const).map(
    each =>
      html`<a href="${queryOf(shown, { unit: each }) || '?'}" data-live rel="nofollow"${each === unit && here}>${say.units[each]}</a>`,
  )}</nav><div class="scroll" role="group" aria-label="${say.sizes}" tabindex="0"><table class="sizes"><thead><tr><th scope="col">${say.size}</th>${measures.map(
    ({ label }) => html`<th scope="col">${label[locale]}</th>`,
  )}</tr></thead><tbody>${sizes.map(
    ({ displayLabel, measurements }) =>
      html`<tr><th scope="row">${displayLabel[locale]}</th>${measurements.map(
        ({ inches }) => html`<td class="figures">${length(inches)}</td>`,
      )}</tr>`,
  )}</tbody></table></div>`
}
