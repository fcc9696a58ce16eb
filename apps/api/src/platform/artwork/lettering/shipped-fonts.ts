import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fonts } from '@teamloom/artwork/fonts.ts'
import { fontFolder } from '#api/platform/artwork/lettering/font-folder.ts'

const plainFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
)

/** All that words in drawings are drawn with. */
export const fontFiles: readonly string[] = [
  ...fs.readdirSync(plainFolder).map(file => path.join(plainFolder, file)),
  ...fonts.map(({ id }) => path.join(fontFolder, `${id}.ttf`)),
]

const plain = [
  'DejaVu Sans',
  'DejaVu Sans Condensed',
  'DejaVu Sans Mono',
  'DejaVu Serif',
  'DejaVu Serif Condensed',
]

/** What stands for a font that we do not have, or that nobody named. */
export const usualFont = 'DejaVu Sans'

/** The fonts that a renderer draws words with. */
export const wordFonts = {
  loadSystemFonts: false,
  fontFiles: [...fontFiles],
  defaultFontFamily: usualFont,
}

/** Kinds of font that are no font. */
const generic: Readonly<Record<string, string>> = {
  serif: 'DejaVu Serif',
  'ui-serif': 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
  'ui-monospace': 'DejaVu Sans Mono',
  'sans-serif': usualFont,
  'ui-sans-serif': usualFont,
  'ui-rounded': usualFont,
  'system-ui': usualFont,
  cursive: 'Courgette',
  fantasy: 'Lobster',
  inherit: usualFont,
}

const byKey = new Map([...plain, ...fonts.map(({ family }) => family)].map(family => [keyOf(family), family]))

/** `Graduate-Regular` and `graduate` are the same. */
function keyOf(family: string): string {
  return family
    .toLowerCase()
    .replace(/-(?:regular|bold|semibold|medium|black|italic|bolditalic|oblique|mt)$/, '')
    .replaceAll(/[\s_-]/g, '')
}

export type ChosenFont = {
  readonly family: string
  /** The one that was meant, which we do not have. */
  readonly missing: string | undefined
}

/** The first of a list, as style sheets write one, that we have. */
export function chooseFont(list: string): ChosenFont {
  const wanted = list
    .split(',')
    .map(name => name.trim().replaceAll(/^["']|["']$/g, ''))
    .filter(name => name !== '')
  const found = wanted.map(name => generic[name.toLowerCase()] ?? byKey.get(keyOf(name)))
  return {
    family: found.find(name => name !== undefined) ?? usualFont,
    missing: found[0] ? undefined : wanted[0],
  }
}
