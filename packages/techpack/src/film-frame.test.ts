import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { expect, test } from 'vitest'
import { madeDecorations } from './decorations.ts'
import { dotsLine, filmLines, filmText, frameFilm, type OutlinedLine } from './film-frame.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(found => found.slice(1).map(Number))

/** Each letter is a box. */
const boxes = (line: string): OutlinedLine => ({
  d: [...line].map((_, i) => `M${i * 600} 0v-700h500v700z`).join(''),
  width: 0.6 * line.length,
})

test.each(products.map(product => [product.product.name, product] as const))(
  'TP54: a film of the %s has four marks and its words round its art, and nothing over it',
  (_, product) => {
    const printed = designsWithEveryPlace(product)
      .flatMap(document => madeDecorations(document, product))
      .filter(({ size, technique }) => size && technique && techniques[technique].production.screens)
    const sizes = product.sizes.map(({ name }) => name)
    const faults = printed.flatMap(({ decoration, size, place }) => {
      const { widthInches: width, heightInches: height } = must(size, 'size')
      const art = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}"><path d="M0 0h1v1z"/></svg>`
      const film = { item: '1. Regatta', place, code: 'PT009', ink: 2, of: 3, dots: null, sizes }
      return (['en', 'fr'] as const).flatMap(locale => {
        const framed = frameFilm(art, film, `name-of-${decoration.type}`, locale, boxes)
        const [[wide, high], [left, top]] = [
          numbers(framed, /width="([\d.]+)in" height="([\d.]+)in"/g)[0]!,
          numbers(framed, /viewBox="([\d.-]+) ([\d.-]+) /g)[0]!,
        ] as const
        const marks = numbers(framed, /cx="([\d.-]+)" cy="([\d.-]+)"/g)
        const isOver = ([x, y]: readonly number[]) =>
          x! > -0.25 && x! < width + 0.25 && y! > -0.25 && y! < height + 0.25
        const isOff = ([x, y]: readonly number[]) =>
          x! - 0.25 < left! || x! + 0.25 > left! + wide! || y! - 0.25 < top! || y! + 0.25 > top! + high!
        const words = numbers(framed, /translate\(([\d.-]+) ([\d.-]+)\)/g)
        const written = framed.replaceAll('&amp;', '&')
        const isWhole =
          marks.length === 4 &&
          !marks.some(at => isOver(at) || isOff(at)) &&
          words.length === 4 &&
          !/<text|font-/.test(framed) &&
          words.every(([x, y]) => x! > left! && y! - 0.14 > height + 0.65 && y! < top! + high!) &&
          framed.includes(`<svg width="${width}" height="${height}"`) &&
          filmLines(film, `name-of-${decoration.type}`, [width, height], locale).every(
            line => written.includes(`<title>${line}</title>`) && written.includes(boxes(line).d),
          )
        return isWhole ? [] : [`${decoration.id} ${locale}`]
      })
    })
    expect(faults).toEqual([])
  },
)

test('TP54: a film says which ink of how many it is, or that it is the base, and which side is up', () => {
  const film = {
    item: '1. A & B',
    place: { en: 'Chest', fr: 'Poitrine' },
    of: 2,
    dots: null,
    sizes: ['S', 'M'],
  }
  expect(filmText({ ...film, code: 'PT023', ink: 1 }, 'en')).toBe('ink 1 of 2, PT023; sizes: S, M')
  expect(filmText({ ...film, code: null, ink: 0 }, 'fr')).toBe(
    'sous-couche blanche, sous toutes les encres; tailles\u00a0: S, M',
  )
  const dots = { lines: 55, degrees: [22.5, 52.5] }
  expect(filmText({ ...film, code: 'PT023', ink: 1, dots }, 'en')).toBe(
    'ink 1 of 2, PT023; tints are greys, to be screened: round dots, 55 to the inch at 22.5°, 52.5°; sizes: S, M',
  )
  expect(dotsLine([7.5], true, 'fr')).toMatch(
    /^les nuances sont des points\u00a0: points ronds, 55 au pouce à 7,5°; pleine sous l’encre pleine/,
  )
  const svg = '<svg width="1in" height="2in" viewBox="0 0 1 2"></svg>'
  const framed = frameFilm(svg, { ...film, code: null, ink: 0 }, 'x_film-base', 'en', boxes)
  expect(framed).toContain('right-reading, emulsion side up')
  expect(framed).toContain('1. A &amp; B')
})
