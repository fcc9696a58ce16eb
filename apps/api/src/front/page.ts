import type { Brand } from '@teamloom/commerce/house/brand.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { addressOf, type FrontPage } from '#api/front/addresses.ts'
import { dataScript, Html, html } from '#api/front/html.ts'
import { words } from '#api/front/words.ts'

/** What a page says of itself to people, searches and messengers. */
export type Told = {
  readonly page: FrontPage
  readonly title: string
  readonly description: string
  /** An address below the house's own. */
  readonly picture: string
  /** What is loaded first: the picture that one comes for. */
  readonly preload?: Html
  readonly facts?: object
  readonly body: Html
}

/** ST26: who the house is, and the address of its logo on white, if it has one. */
export type ShownBrand = Brand & { readonly logo: string | null }

type Shell = {
  /** The built web app's page, with its scripts and sheets, and the places for head and body. */
  readonly shell: string
  readonly config: Pick<Config, 'publicUrl'>
  readonly brand: ShownBrand
  readonly locale: Locale
}

/** A whole page: complete without a script. */
export function pageOf(told: Told, { shell, config, brand, locale }: Shell): string {
  const absolute = (address: string) => `${config.publicUrl}${address}`
  const own = absolute(addressOf(told.page, locale))
  const head = html`<title>${told.title} · ${brand.name}</title>
<meta name="description" content="${told.description}">
<link rel="canonical" href="${own}">
<link rel="alternate" hreflang="en" href="${absolute(addressOf(told.page, 'en'))}">
<link rel="alternate" hreflang="fr" href="${absolute(addressOf(told.page, 'fr'))}">
<link rel="alternate" hreflang="x-default" href="${absolute(addressOf(told.page, 'en'))}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand.name}">
<meta property="og:locale" content="${locale === 'fr' ? 'fr_CA' : 'en_CA'}">
<meta property="og:title" content="${told.title}">
<meta property="og:description" content="${told.description}">
<meta property="og:url" content="${own}">
<meta property="og:image" content="${absolute(told.picture)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
${brand.accent !== '' && accentOf(brand.accent)}${told.preload}${told.facts && dataScript(told.facts)}`
  return shell
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace('<!--head-->', () => head.markup)
    .replace('<!--body-->', () => frameOf(told, brand, locale).markup)
}

/** ST26: the house's colour for all that asks to be acted on, and what is lighter and darker of it. */
function accentOf(accent: string): Html {
  const mixed = (share: number, other: string) => `color-mix(in srgb, ${accent} ${share}%, ${other})`
  return html`<style>:root{--loom-0:${mixed(8, '#fff')};--loom-6:${accent};--loom-7:${mixed(81, '#000')};--loom-8:${mixed(63, '#000')}}</style>`
}

const mark = new Html(
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><g fill="none" stroke-width="4.6" stroke-linecap="round"><path stroke="#1c1a18" d="M4.5 11h23M4.5 21h23"/><path stroke="#2836cf" d="M11 4.5v23M21 4.5v23"/><path stroke="#fff" stroke-width="7.4" stroke-linecap="butt" d="M17.6 11h6.8M7.6 21h6.8"/><path stroke="#1c1a18" stroke-linecap="butt" d="M16.5 11h9M6.5 21h9"/></g></svg>',
)

function frameOf({ page, body }: Told, brand: ShownBrand, locale: Locale): Html {
  const say = words[locale]
  const other: Locale = locale === 'fr' ? 'en' : 'fr'
  const front = addressOf({ kind: 'front' }, locale)
  const links = [
    [addressOf({ kind: 'products' }, locale), say.products, page.kind.startsWith('product')],
    [addressOf({ kind: 'decorations' }, locale), say.decorations, page.kind.startsWith('decoration')],
    [`${front}#prices`, say.prices, false],
    [`${front}#steps`, say.how, false],
  ] as const
  // Asked for, it is shown whatever the browser speaks.
  const others = `${addressOf(page, other)}${page.kind === 'front' && other === 'en' ? '?lang=en' : ''}`
  return html`<a class="skip-link" href="#content">${say.skip}</a>
<header class="bar"><div class="wide">
<a class="brand" href="${front}" aria-label="${say.home(brand.name)}">${
    brand.logo
      ? html`<img src="${brand.logo}" alt="" height="28">`
      : html`${mark}<span class="display">${brand.name}</span>`
  }</a>
<nav aria-label="${say.menu}">${links.map(
    ([address, name, isHere]) =>
      html`<a href="${address}"${isHere && new Html(' aria-current="true"')}>${name}</a>`,
  )}</nav>
<a class="other" href="${others}" lang="${other}" hreflang="${other}" data-other>${say.other}</a>
<a class="quiet" href="/login?lang=${locale}" data-login data-go-on="${say.goOn}">${say.logIn}</a>
</div></header>
<main id="content">${body}</main>
<footer class="foot"><div class="wide">
<section aria-labelledby="made"><h2 id="made">${say.made}</h2><p>${say.madeText(brand.name)}</p>
${brand.address !== '' && html`<p>${brand.address.split('\n').join(', ')}</p>`}
<p><a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a></p></section>
<p class="legal"><a href="${brand.termsUrl || '/terms'}">${say.terms}</a><a href="${brand.privacyUrl || '/privacy'}">${say.privacy}</a></p>
</div></footer>`
}
