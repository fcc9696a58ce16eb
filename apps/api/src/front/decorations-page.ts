import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { addressOf } from '#api/front/addresses.ts'
import { type Html, html } from '#api/front/html.ts'
import type { Told } from '#api/front/page.ts'
import { firstPicture } from '#api/front/picture-of.ts'
import { crestInks, kindsOf, money, priceOfKind } from '#api/front/prices.ts'
import { words } from '#api/front/words.ts'

/** A kind as it lies on cloth; `end`: from near. Drawn beforehand, for every kind that can be chosen. */
export function kindPicture({ type }: Pick<DecorationType, 'type'>, end: '' | '-near' = '', alt = ''): Html {
  return html`<img src="/kinds/${type}${end}.webp" width="420" height="420" alt="${alt}" loading="lazy">`
}

/** Every kind of decoration that some product takes, once. */
export function allKinds(products: readonly Product[]): readonly DecorationType[] {
  return [...new Map(products.flatMap(kindsOf).map(type => [type.type, type])).values()]
}

export function decorationsPage(products: readonly Product[], locale: Locale): Told {
  const say = words[locale]
  return {
    page: { kind: 'decorations' },
    title: say.decorations,
    description: say.decorationsDescription,
    picture: firstPicture(products),
    body: html`<div class="wide page"><h1 class="display">${say.decorations}</h1><p class="lead">${say.decorationsText}</p>
<ul class="kinds">${allKinds(products).map(
      ({ type, label, note }) =>
        html`<li><a href="${addressOf({ kind: 'decoration', type }, locale)}">${kindPicture({ type })}<b>${label[locale]}</b><span>${note[locale]}</span></a></li>`,
    )}</ul></div>`,
  }
}

/** What a kind is for, what it takes, and what it costs on each product. */
export function decorationPage(type: DecorationType, products: readonly Product[], locale: Locale): Told {
  const say = words[locale]
  const takers = products.filter(product => kindsOf(product).some(each => each.type === type.type))
  const files = [...new Set(type.fileTypes.flatMap(({ extensions }) => extensions))]
  const places = [...new Set(type.categories.map(category => say.categories[category]))]
  // A thousand dots lie on so many inches.
  const dpi = Math.round(1000 / type.sizing.widestOf({ isVector: false, width: 1000, height: 1000 }))
  const title = type.label[locale]
  return {
    page: { kind: 'decoration', type: type.type },
    title,
    description: `${title}. ${type.note[locale]}. ${say.files}: ${files.join(', ')}.`,
    picture: firstPicture(takers),
    body: html`<div class="wide page"><nav class="crumbs" aria-label="${say.crumbs}"><ol><li><a href="${addressOf({ kind: 'decorations' }, locale)}">${say.decorations}</a></li><li aria-current="page">${title}</li></ol></nav>
<h1 class="display">${title}</h1><p class="lead">${type.note[locale]}.</p>
<div class="looks">${kindPicture(type, '', title)}${kindPicture(type, '-near', say.near(title))}</div>
<dl class="plain">${files.length > 0 && html`<div><dt>${say.files}</dt><dd>${files.map(name => name.replace('.', '').toUpperCase()).join(', ')}</dd></div>`}
${places.length > 0 && html`<div><dt>${say.takes}</dt><dd>${places.join(', ')}</dd></div>`}
${type.inks.from === 'palette' && html`<div><dt>${say.inks}</dt><dd>${say.inksMost(numberText(type.inks.most, locale))}</dd></div>`}</dl>
${Number.isFinite(dpi) && dpi > 0 && html`<p>${say.dpi(numberText(dpi, locale))}</p>`}
<section aria-labelledby="least"><h2 id="least" class="display">${say.least}</h2><p class="small">${say.leastText(numberText(crestInks, locale))}</p>
<ul class="kinds">${takers.map(product => {
      const more = priceOfKind(product, type)
      const { family, product: own } = product
      const address = addressOf({ kind: 'product', family: family.name, product: own.name }, locale)
      return html`<li><a href="${address}"><b>${own.label[locale]}</b><span class="figures">${more === 0 ? say.isIncluded : say.more(money(more, locale))}</span></a></li>`
    })}</ul></section></div>`,
  }
}
