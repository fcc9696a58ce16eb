import { techniques } from '@teamloom/technique/index.ts'
import { expect, test } from 'vitest'
import { filesBelow, read } from './source-files.ts'

const names = Object.keys(techniques).join('|')
const asked = new RegExp(`technique\\s*[!=]==\\s*'(?:${names})'`, 'i')

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('packages/technique/')

test('no technique is asked for by its name: each carries its own answers', () => {
  const files = ['packages', 'apps'].flatMap(folder => filesBelow(folder, isProduct))
  expect(files.filter(file => asked.test(read(file)))).toEqual([])
})
