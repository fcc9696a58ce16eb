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
    expect(Object.keys(finding).toSorted()).toEqual(['area', 'fixes', 'key', 'limit', 'value'])
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
