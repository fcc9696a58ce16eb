import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { filesBelow, read } from './source-files.ts'

/** A part of a syntax tree: whatever has a type. */
type Node = { readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every written text below, templates with `x` in the place of their values. */
function textsBelow(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
    return [quasis.map(({ value }) => value.cooked).join('x'), ...textsBelow(node.expressions)]
  }
  return Object.values(node).flatMap(textsBelow)
}

/** What stands under a property `fr`, wherever it is. */
function frenchBelow(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Property' && isNode(node.key) && (node.key.name === 'fr' || node.key.value === 'fr'))
    return textsBelow(node.value)
  return Object.values(node).flatMap(frenchBelow)
}

function frenchOf(file: string): string[] {
  const { body } = parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  if (!file.includes('/locales/fr/')) return frenchBelow(body)
  return textsBelow(body.filter(({ type }) => type !== 'ImportDeclaration'))
}

const isOurs = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)
const files = ['apps/api/src', 'apps/web/src', 'packages'].flatMap(folder => filesBelow(folder, isOurs))
const french = files.flatMap(file => frenchOf(file).map(text => [file, text] as const))

/** Québec's typography: nothing before `;`, `!` and `?`, a no-break space before `:`, `»`, `%`, `$` and units and after `«`. */
const faults = {
  'a straight quote': /["']/,
  'a space that breaks before a mark': /[ \t\n][:;!?»%$]/,
  'no space before a colon': /[^\u00A0\u202F]:(?=\s|$)/,
  'no no-break space within guillemets': /«(?!\u00A0)|(?<!\u00A0)»/,
  'three points for an ellipsis': /\.\.\./,
  'a number that breaks from what it counts': /\d (?:\d{3}|cm|mm|po|h)\b(?!-)/,
}

test('every French text of screens, mails and documents keeps the typography of Québec', () => {
  expect(french.length).toBeGreaterThan(3000)
  for (const [fault, pattern] of Object.entries(faults))
    expect
      .soft(
        french.filter(([, text]) => /[a-zà-ÿ]/i.test(text) && pattern.test(text)),
        fault,
      )
      .toEqual([])
})

test('an address is to everybody: a text says vous, never tu', () => {
  expect(french.filter(([, text]) => /(?<![\p{L}’-])(?:tu|toi|tes|ta)(?![\p{L}’-])/iu.test(text))).toEqual([])
})
