import type { Side } from '@teamloom/bakes/side.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { nameInAddress } from '@teamloom/design/worn-colors.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { Html, html } from '#api/front/html.ts'
import { queryOf, type Shown } from '#api/front/shown.ts'
import { words } from '#api/front/words.ts'

/** Where the picture of a side is, at the width that is asked for. */
export type Pictures = (side: Side, width: 300 | 600 | 1200) => string

const here = new Html(' aria-current="true"')

/** The picture that is loaded before all else. */
export function preloadOf({ side }: Shown, pictures: Pictures): Html {
  const set = `${pictures(side, 600)} 600w, ${pictures(side, 1200)} 1200w`
  return html`<link rel="preload" as="image" fetchpriority="high" imagesrcset="${set}" imagesizes="(max-width: 1023px) 90vw, 520px">`
}

/** The garment as the address shows it, and the ways to its other sides. */
export function stageOf(shown: Shown, pictures: Pictures, locale: Locale): Html {
  const { product, side, zones } = shown
  const say = words[locale]
  const name = product.product.label[locale]
  const color = zones[0]?.worn.label[locale] ?? ''
  return html`<div class="garment" data-garment>
<img src="${pictures(side, 600)}" srcset="${pictures(side, 600)} 600w, ${pictures(side, 1200)} 1200w" sizes="(max-width: 1023px) 90vw, 520px" width="600" height="700" alt="${say.picture(name, say.sides[side], color)}" fetchpriority="high" draggable="false">
</div>
<nav class="sides" aria-label="${say.sides.label}">${product.sides.map(
    each =>
      html`<a href="${queryOf(shown, { side: each }) || '?'}" data-live data-side="${each}" rel="nofollow"${each === side && here}><img src="${pictures(each, 300)}" width="36" height="42" alt="" loading="lazy">${say.sides[each]}</a>`,
  )}</nav>`
}

/** The colours that a zone comes in, each the way to the garment in it. */
export function chipsOf(shown: Shown, locale: Locale): Html {
  const { zone } = shown
  return html`<ul class="chips">${zone.colors.map(color => {
    const isWorn = color.name === zone.worn.name
    return html`<li><a href="${queryOf(shown, { [zone.name]: nameInAddress(color) }) || '?'}" data-live rel="nofollow"${isWorn && here} title="${color.label[locale]}"><span class="swatch" style="${fillOf(color)}"></span>${color.shortLabel[locale]}</a></li>`
  })}</ul>`
}

/** What the next colour goes to. */
export function zonesNav(shown: Shown, locale: Locale): Html | null {
  const say = words[locale]
  const { zones, zone } = shown
  if (zones.length < 2) return null
  return html`<nav class="zones" aria-label="${say.zones}">${zones.map(
    each =>
      html`<a href="${queryOf(shown, { zone: each.name }) || '?'}" data-live rel="nofollow"${each === zone && here}>${each.label[locale]}</a>`,
  )}</nav>`
}

export function countOfColors({ zone }: Shown, locale: Locale): string {
  return words[locale].colors(numberText(zone.colors.length, locale))
}

function fillOf({ hex, textureUrl }: PaletteColor): string {
  return `background-color:${hex}${textureUrl ? `;background-image:url(${textureUrl})` : ''}`
}
