import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, read, root } from './source-files.ts'

const pages = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs', file => file.endsWith('.md'))]

test.each(pages)('%s links to what is there', page => {
  const links = [...read(page).matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)].map(match => match[1]!)
  const dead = links
    .filter(link => !/^[a-z]+:/.test(link))
    .filter(link => !fs.existsSync(path.join(root, path.dirname(page), link)))
  expect(dead).toEqual([])
})

test.each(pages)('%s names files that are there', page => {
  const named = [
    ...read(page).matchAll(/`((?:apps|packages|tools|e2e|bench|docs)\/[\w./-]+\.(?:ts|tsx|mjs|md|json))`/g),
  ]
  const gone = named.map(match => match[1]!).filter(file => !fs.existsSync(path.join(root, file)))
  expect(gone).toEqual([])
})
