import { expect, test } from 'vitest'
import { filesBelow, read } from './source-files.ts'

/** What a listener or a timer throws ends the process: one that does more than a word goes through `guarded`. */
const unguarded = [
  /\.(?:on|once|addListener)\(\s*'[^']{1,40}',\s*(?:async )?(?:\([^()]{0,100}\)|\w{1,40}) =>\s*\{(?!\})/g,
  /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\(\s*(?:async )?\(\) =>\s*\{(?!\})/g,
]

/** Files whose listeners assign and settle a promise, or end the process on purpose. */
const harmless = new Set([
  'apps/api/src/main.ts',
  'apps/api/src/platform/artwork/artwork-lane.ts',
  'apps/api/src/platform/data-lock.ts',
  'apps/api/src/platform/forked.ts',
])

/** A worker's process may end: whoever waits for it is told. */
const isServer = (file: string) => file.endsWith('.ts') && !/(?:\.test|-worker)\.ts$|\/testing\//.test(file)

test('what listens in the server ends nothing', () => {
  const files = filesBelow('apps/api/src', isServer).filter(file => !harmless.has(file))
  const found = files.flatMap(file =>
    unguarded.flatMap(pattern => [...read(file).matchAll(pattern)].map(([text]) => `${file}: ${text}`)),
  )
  expect(found).toEqual([])
})
