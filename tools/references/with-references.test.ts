import { expect, test } from 'vitest'
import { referencesOf, withReferences } from './with-references.ts'

const settings = '{\n  "compilerOptions": {\n    "rootDir": "src"\n  },\n  "include": ["src/**/*.ts"]\n}\n'
const many = ['../kit', '../shape', '../artwork']

test('references are put in, changed and taken out, and nothing else is', () => {
  const written = withReferences(settings, many)
  expect(referencesOf(written)).toEqual(many)
  expect(written).toContain('  "references": [\n    { "path": "../kit" },\n')
  expect(withReferences(written, many)).toBe(written)
  const one = withReferences(written, ['../kit'])
  expect(one).toBe(settings.replace('\n}\n', ',\n  "references": [{ "path": "../kit" }]\n}\n'))
  expect(withReferences(one, [])).toBe(settings)
  expect(referencesOf(settings)).toEqual([])
})
