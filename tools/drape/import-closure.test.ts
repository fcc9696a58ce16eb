import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOfFiles, importClosure } from './import-closure.ts'

describe('an import closure', () => {
  let folder: string
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const hash = () => hashOfFiles(importClosure([join(folder, 'entry.ts')]))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'closure-'))
    write(
      'entry.ts',
      "import fs from 'node:fs'\nimport {\n  one,\n  two,\n} from './near.ts'\nfs.write(one, two)\n",
    )
    write(
      'near.ts',
      "import type { Far } from './types.ts'\nexport * from './far.ts'\nimport './effect.ts'\n",
    )
    write('far.ts', "export { entry } from './entry.ts'\n")
    write('types.ts', 'export type Far = 1\n')
    write('effect.ts', '')
    write('other.ts', "import './entry.ts'\n")
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test.each(['entry.ts', 'near.ts', 'far.ts', 'effect.ts'])('changes its hash with %s', name => {
    const before = hash()
    write(name, '// touched\n')
    expect(hash()).not.toBe(before)
  })

  test.each(['types.ts', 'other.ts'])('keeps its hash when %s is touched', name => {
    const before = hash()
    write(name, '// touched\n')
    expect(hash()).toBe(before)
  })
})
