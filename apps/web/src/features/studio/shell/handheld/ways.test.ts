import fs from 'node:fs'
import path from 'node:path'
import { actions } from '@teamloom/design/actions/index.ts'
import { describe, expect, test } from 'vitest'
import { ways } from '#web/features/studio/shell/handheld/ways.ts'

const studio = path.join(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(studio, file), 'utf8')

/** All that a module of the studio loads of it, at once or later. */
function reached(from: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, next] of read(file).matchAll(/'#web\/features\/studio\/([^']+\.tsx?)'/g))
      if (next) walk(next)
  }
  for (const file of from) walk(file)
  return seen
}

/** What is shown of the studio on a phone: stage, panel of what is picked, sheet, header. */
const onPhone = reached([
  'stage/stage.tsx',
  'panels/right-panel.tsx',
  'shell/handheld/handheld.ts',
  'shell/header/studio-header.tsx',
])

const modules = fs
  .readdirSync(studio, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
const makes = (file: string, action: string) =>
  file.endsWith('ways.ts') ? false : read(file).includes(`action: '${action}'`)

describe('on a phone', () => {
  test.each(actions.map(({ action }) => action))('the change %s is made', action => {
    const way = ways[action]
    const made = 'as' in way ? way.as : action
    const by = 'as' in way ? ways[way.as] : way
    if (!('by' in by)) throw new Error(`${way} leads to another way`)
    expect([...onPhone]).toContain(by.by)
    // What is taken back and made again is the server's to say.
    expect(action === 'restore' || makes(by.by, made)).toBe(true)
  })

  test('nothing that changes a design is out of reach', () => {
    const changing = modules.filter(file => actions.some(({ action }) => makes(file, action)))
    expect(changing.filter(file => !onPhone.has(file))).toEqual([])
    expect(changing.length).toBeGreaterThan(15)
  })
})
