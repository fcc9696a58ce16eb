import { refusals } from '@teamloom/contract/refusals.ts'
import { describe, expect, test } from 'vitest'
import { filesBelow, read } from './source-files.ts'

type Tree = { readonly [key: string]: string | Tree }

/** The web app's texts, read as files: the tools do not belong to its room. */
async function textsOf(locale: 'en' | 'fr'): Promise<ReadonlyMap<string, string>> {
  const areas = filesBelow(`apps/web/src/locales/${locale}`, file => !file.endsWith('index.ts'))
  const texts = new Map<string, string>()
  for (const file of areas) {
    const module = (await import(`../../${file}`)) as Tree
    for (const [area, tree] of Object.entries(module)) flatten(tree, area, texts)
  }
  return texts
}

function flatten(tree: string | Tree | undefined, path: string, into: Map<string, string>): void {
  if (typeof tree === 'string') into.set(path, tree)
  else for (const [key, branch] of Object.entries(tree ?? {})) flatten(branch, `${path}.${key}`, into)
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<\/?(\w+)>/g)].map(match => match[0]).sort()

const en = await textsOf('en')
const fr = await textsOf('fr')

describe('both languages', () => {
  test('have the same keys, none of them empty', () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort())
    expect([...en, ...fr].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })

  test('name the same values in each text', () => {
    const different = [...en].filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(fr.get(key) ?? '')}`,
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  test('keep French spacing and quotation marks', () => {
    const wrong = [...fr].filter(([, text]) =>
      /["']| [?!;]|«[^\u00a0 ]|\.\.\./.test(text.replace(/<[^<>]+>|\{\{\w+\}\}/g, 'x')),
    )
    expect(wrong).toEqual([])
  })
})

test('every refusal is worded', () => {
  expect(Object.keys(refusals).filter(code => !en.has(`toast.${code}`))).toEqual([])
})

test('every text is used', () => {
  const sources = filesBelow('apps/web/src', file => /\.(ts|tsx)$/.test(file) && !file.includes('/locales/'))
    .map(read)
    .join('\n')
  const isUsed = (key: string) => {
    const plain = key.replace(/_(one|other|zero|two|few|many)$/, '')
    if (sources.includes(`'${plain}'`) || sources.includes(`"${plain}"`)) return true
    // Chosen by a value: t(`studio.sides.${side}`).
    const steps = plain.split('.')
    return steps.some((_, index) => index > 0 && sources.includes(`${steps.slice(0, index).join('.')}.\${`))
  }
  expect([...en.keys()].filter(key => !isUsed(key))).toEqual([])
})
