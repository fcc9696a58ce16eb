import { palettes } from '@teamloom/catalog/colors/index.ts'
import { expect, test } from 'vitest'
import { withBreaks } from '#web/ui/with-breaks.ts'

test.each([
  ['Bordeaux', 'Bor-deaux'],
  ['Chocolat', 'Cho-co-lat'],
  ['Mandarine', 'Man-da-rine'],
  ['Graphite', 'Graphite'],
  ['Lavender', 'Laven-der'],
  ['Gold', 'Gold'],
  ['Met. gold', 'Met. gold'],
])('%s may be parted as %s', (name, parted) => {
  expect(withBreaks(name).replaceAll('\u00ad', '-')).toBe(parted)
})

test('of a colour’s short name no piece is wider than a chip', () => {
  const names = palettes.flatMap(({ colors }) =>
    colors.flatMap(({ shortLabel }) => [shortLabel.en, shortLabel.fr]),
  )
  const pieces = names.flatMap(name => withBreaks(name).split(/[\u00ad ]/))
  expect(pieces.filter(piece => piece.length > 8)).toEqual([])
})
