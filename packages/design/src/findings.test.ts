import { expect, test } from 'vitest'
import { findingWords, isFoundKey } from './finding-words.ts'
import { findingsOf } from './findings.ts'
import { findDecoration } from './lookup.ts'
import { after, change, crest, decorated, fresh, id, photo, sample } from './testing/sample.ts'

function findings(document: typeof fresh) {
  const decoration = findDecoration(document, id(1))
  return decoration ? findingsOf(document, sample, decoration) : []
}

const keys = (document: typeof fresh) => findings(document).map(({ key }) => key)

test('what a type checks is found, and each finding says where, how much, and the ways out', () => {
  const found = findings(decorated(fresh, 1, 'chest', photo))
  expect(found.map(({ key }) => key)).toContain('pngUsed')
  for (const finding of found)
    expect(Object.keys(finding).toSorted()).toEqual(['area', 'fixes', 'key', 'limit', 'subject', 'value'])
})

test('an ink on cloth of its own colour is found until it is left out', () => {
  const printed = decorated(fresh, 1, 'chest')
  const near = findings(printed).find(({ key }) => key === 'nearCloth')
  expect(near?.value ?? 0).toBeLessThan(12)
  expect(near?.limit ?? 12).toBe(12)
  const mended = near ? after(printed, near.fixes[0] as never) : fresh
  expect(keys(mended)).not.toContain('nearCloth')
  const out = { action: 'updatePrintColor', decorationId: id(1), indexOfColor: 0, color: 'PT032' } as const
  expect(keys(after(printed, { ...out, transparent: true }))).not.toContain('nearCloth')
})

test('the ground that a picture stands on is found where it is printed and stands out from the cloth (DS61)', () => {
  const standing = (ground: number): typeof fresh => ({
    ...decorated(fresh, 1, 'chest'),
    decorations: decorated(fresh, 1, 'chest').decorations.map(({ artwork, ...own }) => ({
      ...own,
      artwork: artwork && {
        ...artwork,
        details: { shares: [0.2, 0.1, 0.7], ground, line: null, gap: null, speck: null },
      },
    })),
  })
  expect(keys(standing(2))).toContain('groundShows')
  const out = { action: 'updatePrintColor', decorationId: id(1), indexOfColor: 2, color: 'PT001' } as const
  expect(keys(after(standing(2), { ...out, transparent: true }))).not.toContain('groundShows')
  // In the colour of the cloth nobody sees it.
  expect(keys(standing(0))).not.toContain('groundShows')
})

test('an ink that is lost has another to take its place, which stands out (DS54)', () => {
  const printed = decorated(fresh, 1, 'chest', { ...crest, colors: ['#163E2D'] })
  const [leave, take] =
    findings(decorated(fresh, 1, 'chest')).find(({ key }) => key === 'nearCloth')?.fixes ?? []
  expect([leave?.transparent, take?.transparent]).toEqual([true, false])
  expect(take?.color).not.toBe(leave?.color)
  expect(keys(after(printed, take as never))).not.toContain('nearCloth')
})

test('a colour that is left out has nothing too fine in it, and a little one may be left out for that (DS54)', () => {
  const line = { ...fine(0.0002), color: 1 }
  const shares = [0.96, 0.02, 0.02]
  const document = detailed({ line, shares, gap: null, speck: null } as never)
  const fixes = foundOf('lineTooThin', document)?.fixes ?? []
  expect(fixes).toMatchObject([{ action: 'updatePrintColor', indexOfColor: 1, transparent: true }])
  expect(keys(after(document, fixes[0] as never))).not.toContain('lineTooThin')
  const large = detailed({ line, shares: [0.8, 0.1, 0.1], gap: null, speck: null } as never)
  expect(foundOf('lineTooThin', large)?.fixes).toEqual([])
})

test('words of a drawing are told where they are; a font that they lack by its name (DS54, DS56)', () => {
  const words = { ...fine(0.011), text: 'EST. 1987' }
  const found = foundOf('lettersTooSmall', detailed({ line: null, gap: null, speck: null, words } as never))
  expect(found).toMatchObject({ subject: 'EST. 1987', area: { u: 0.25, v: 0.5 }, limit: 0.0778 })
})

test('a colour that is lost is marked in its midst (DS54)', () => {
  const middles = [{ u: 0.3, v: 0.6 }, null, null]
  const near = foundOf('nearCloth', detailed({ shares: [0.8, 0.1, 0.1], middles } as never))
  expect(near?.area).toEqual({ u: 0.3, v: 0.6, widthInches: 0, heightInches: 0 })
})

test('of a place that is kept there is nothing to find', () => {
  expect(findings(fresh)).toEqual([])
})

const fine = (size: number) => ({ u: 0.25, v: 0.5, width: 0.1, height: 0.2, size })
const details = { shares: [0.2, 0.4, 0.4], line: fine(0.002), gap: fine(0.004), speck: fine(0.1) }

/** The crest with these details on the chest, whose widths go to 7 1/8 in. */
function detailed(changes: Partial<typeof details>) {
  const findArtwork = () => ({ ...crest, details: { ...details, ...changes } })
  const { assetId, assetVersionId } = crest
  const add = {
    action: 'addDecoration',
    type: 'screenprint',
    positionName: 'chest',
    decorationId: id(1),
  } as const
  const added = change(fresh, { ...add, assetId, assetVersionId }, { context: { findArtwork } })
  return added.ok ? added.value : fresh
}

const foundOf = (key: string, document: typeof fresh) => findings(document).find(found => found.key === key)

test('what is finer than its type makes is found where it is, in inches, with the first size that holds (DS54)', () => {
  const document = detailed({})
  const line = foundOf('lineTooThin', document)
  expect(line).toMatchObject({
    area: { u: 0.25, v: 0.5, widthInches: 0.475, heightInches: 0.95 },
    value: 0.0095,
    limit: 0.0104,
  })
  const [fix] = line?.fixes ?? []
  expect(fix).toMatchObject({ action: 'setDecorationSize', decorationId: id(1) })
  expect(keys(after(document, fix as never))).not.toContain('lineTooThin')
  expect(keys(document)).not.toContain('gapTooNarrow')
  expect(keys(document)).not.toContain('speckTooSmall')
})

test.each([
  [{ line: fine(0.0021), gap: fine(0.0028), speck: fine(0.1) }, ['gapTooNarrow']],
  [{ line: fine(0.003), gap: fine(0.003), speck: fine(0.002) }, ['speckTooSmall']],
  [{ line: null, gap: null, speck: null }, []],
] as const)('of %j there is %j', (changes, expected) => {
  const found = keys(detailed(changes as never)).filter(key => /Thin|Narrow|Small/.test(key))
  expect(found).toEqual(expected)
})

test('capitals that are too small for their type are found, with the size that holds (DS54)', () => {
  const document = detailed({ line: null, gap: null, speck: null, capital: 0.011 } as never)
  const found = foundOf('lettersTooSmall', document)
  expect(found).toMatchObject({ area: null, limit: 0.0778 })
  expect(found?.value).toBeLessThan(0.0778)
  const [fix] = found?.fixes ?? []
  expect(fix).toMatchObject({ action: 'setDecorationSize' })
  expect(keys(after(document, fix as never))).not.toContain('lettersTooSmall')
})

test('what no size of it holds has no size to choose', () => {
  const found = foundOf('lineTooThin', detailed({ line: fine(0.0002) }))
  expect(found?.fixes.some(({ action }) => action === 'setDecorationSize')).toBe(false)
})

test('a raster is found until its dots are fine enough (DS54)', () => {
  const large = after(decorated(fresh, 1, 'back', photo, 'detailedprint'), {
    action: 'setDecorationSize',
    decorationId: id(1),
    size: 'w7',
  })
  const found = foundOf('lowResolution', large)
  expect(found).toMatchObject({ value: 128, limit: 200 })
  expect(keys(after(large, found?.fixes[0] as never))).not.toContain('lowResolution')
})

test('each key that is found has words in both languages', () => {
  for (const { title, text } of Object.values(findingWords))
    for (const words of [title, text]) expect(words.en).not.toBe(words.fr)
  expect(isFoundKey('lineTooThin')).toBe(true)
  expect(isFoundKey('pngUsed')).toBe(false)
})
