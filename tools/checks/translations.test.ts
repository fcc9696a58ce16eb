import { refusalFacts } from '@teamloom/contract/refusal-facts.ts'
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

/** Said otherwise than in the refusal's own sentence. */
const saidElsewhere = [
  'not_found.organizer: the page of a link that is closed',
  'validation_failed.field, validation_failed.rule, validation_failed.limit: a sentence for each rule',
  'account_deleted.until: the screen of an account that is being deleted',
  'second_factor_required.ticket, second_factor_required.kinds: the step that asks for it',
  'scope_missing.scope: who writes a client reads it',
  'notAllowed.ability: a sentence for each ability',
  'right_not_given.right: a sentence for each right',
  'setting_invalid.field, setting_invalid.rule: the screen of the setting marks what is wrong',
  'conflict.target: the notice of what clashed',
  'conflict.by: the notice of what clashed',
  'processingError.cause: a sentence for each cause, where files are added',
  'unsupportedFile.lacks: what the server would need, where files are added',
  'body_too_big.mostBytes: who writes a client reads it',
  'collectionClosed.designId: the public page names the design',
  'unavailable.database, unavailable.files, unavailable.jobs: the health',
].flatMap(line => line.split(': ')[0]!.split(', '))

test('what a refusal tells besides its key is said in its sentence', () => {
  const unsaid = Object.entries(refusalFacts).flatMap(([code, { shape }]) => {
    const text = `${en.get(`toast.${code}`)} ${en.get(`toast.${code}_told`) ?? ''}`
    const isNamed = 'en' in shape && text.includes('{{thing}}')
    return Object.keys(shape)
      .filter(
        fact => !text.includes(`{{${fact}}}`) && !(isNamed && /^(en|fr|\w+Name|type|target)$/.test(fact)),
      )
      .map(fact => `${code}.${fact}`)
  })
  expect(unsaid.sort()).toEqual(saidElsewhere.sort())
})

test('every text is used', () => {
  const sources = filesBelow('apps/web/src', file => /\.(ts|tsx)$/.test(file) && !file.includes('/locales/'))
    .map(read)
    .join('\n')
  const said = new Set([...sources.matchAll(/['"]([\w.-]+)(?=['"])/g)].map(([, key]) => key))
  // Chosen by a value: t(`studio.sides.${side}`).
  const begun = new Set([...sources.matchAll(/(?<![\w.-])([\w.-]{1,80})\.\$\{/g)].map(([, steps]) => steps))
  const isUsed = (key: string) => {
    const plain = key.replace(/_(one|other|zero|two|few|many|told|staff)$/, '')
    const steps = plain.split('.')
    return said.has(plain) || steps.some((_, index) => begun.has(steps.slice(0, index).join('.')))
  }
  expect([...en.keys()].filter(key => !isUsed(key))).toEqual([])
})
