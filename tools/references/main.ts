/**
 * `npm run references [-- --fix]`: tells where the references of a workspace's `tsconfig.json` are not what its
 * `package.json` depends on, and mends them. Their order is that of the root's own. Ends with 1 where something is left to do.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../checks/source-files.ts'
import { referencesOf, withReferences } from './with-references.ts'

type Manifest = {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const isFixing = process.argv.includes('--fix')
const readRoot = (file: string) => readFileSync(path.join(root, file), 'utf8')
const folders = referencesOf(readRoot('tsconfig.json')).filter(folder => !folder.endsWith('.json'))
const workspaces = folders.map(folder => {
  const { name, dependencies, devDependencies } = JSON.parse(readRoot(`${folder}/package.json`)) as Manifest
  return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) }
})

for (const { folder, uses } of workspaces) {
  const file = `${folder}/tsconfig.json`
  const text = readRoot(file)
  const wanted = workspaces
    .filter(({ name }) => uses.includes(name))
    .map(used => path.relative(folder, used.folder).replaceAll(path.sep, '/'))
  const given = referencesOf(text)
  if (given.toSorted().join() === wanted.toSorted().join()) continue
  const [more, gone] = [
    wanted.filter(each => !given.includes(each)),
    given.filter(each => !wanted.includes(each)),
  ]
  process.stdout.write(
    `${file}:${more.map(each => ` +${each}`).join('')}${gone.map(each => ` -${each}`).join('')}\n`,
  )
  if (isFixing) writeFileSync(path.join(root, file), withReferences(text, wanted))
  else process.exitCode = 1
}
