import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXmlProlog } from './xml-prolog.ts'

test.each([
  ['a root alone', '<svg/>', 'svg', undefined],
  ['a prefix', '<s:svg xmlns:s="a">', 's:svg', undefined],
  ['everything', '\uFEFF<?xml version="1.0"?>\n<!-- > -->\n<!DOCTYPE svg>\n<?a ?><svg\n', 'svg', ''],
  ['quotes that hide its end', '<!DOCTYPE svg PUBLIC "a>b" \'[\'><svg>', 'svg', ''],
  ['entities', '<!DOCTYPE svg [<!ENTITY a "]>">]><svg/>', 'svg', '<!ENTITY a "]>">'],
  ['a comment between entities', "<!DOCTYPE svg [<!-- ]> ' -->]><svg/>", 'svg', "<!-- ]> ' -->"],
  ['small letters', '<!doctype svg><svg>', 'svg', ''],
])('%s is read before the root', (_, text, rootName, subset) => {
  const prolog = readXmlProlog(text)
  expect(prolog?.rootName).toBe(rootName)
  expect(prolog?.documentType?.subset).toBe(subset)
})

test('where the document type stands is told', () => {
  const text = '<?xml?><!DOCTYPE svg [<!ENTITY a "b">] ><svg/>'
  const { start, end } = readXmlProlog(text)!.documentType!
  expect(text.slice(start, end)).toBe('<!DOCTYPE svg [<!ENTITY a "b">] >')
})

test.each([
  ['nothing', ''],
  ['words', 'words <svg>'],
  ['a comment without end', '<!-- <svg>'],
  ['a document type without end', '<!DOCTYPE svg [ <svg>'],
  ['two document types', '<!DOCTYPE svg><!DOCTYPE svg><svg>'],
  ['an end', '</svg>'],
  ['no name', '<-->'],
])('%s has no root', (_, text) => {
  expect(readXmlProlog(text)).toBeUndefined()
})

// Time that grows with the square of these would be minutes.
test('a text of any length is read in one pass, whatever it repeats', () => {
  const pieces = ['<!DOCTYPE', '[', ']', '>', '<!--', '-->', '<?', '?>', '"', "'", '<svg', ' ', '<', '!', '&']
  const repeated = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(repeated, fc.boolean(), (words, hasDocumentType) => {
      const start = hasDocumentType ? '<!DOCTYPE svg [' : ''
      const prolog = readXmlProlog(start + words.join('').repeat(200_000))
      expect(prolog?.rootName ?? 'svg').toMatch(/^svg/)
    }),
  )
})
