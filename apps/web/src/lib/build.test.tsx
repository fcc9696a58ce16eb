import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasUnsaved, hearBuild, mayChangeBuild, onNewerBuild } from '#web/lib/build.ts'

let told = 0
onNewerBuild(() => {
  told += 1
})

/** Loads a build as a tab has it whose own script is of this build. */
const load = (build: string) => {
  document.head.innerHTML = `<script type="module" src="/assets/index-${build}.js"></script>`
}
const guard = (event: Event) => event.preventDefault()

beforeEach(() => {
  told = 0
  sessionStorage.clear()
})
afterEach(() => {
  document.head.innerHTML = ''
  window.removeEventListener('beforeunload', guard)
})

test('another build than one’s own is told once, and may be changed to', () => {
  hearBuild('early000')
  load('mine0000')
  for (const build of [null, 'mine0000']) hearBuild(build)
  // While it is developed the app is of no build.
  expect([told, mayChangeBuild()]).toEqual([0, false])
  hearBuild('newer000')
  expect([told, mayChangeBuild()]).toEqual([1, true])
  sessionStorage.clear()
  hearBuild('newer000')
  expect(told).toBe(1)
})

test('nothing is changed to over what is not saved', () => {
  load('mine0001')
  hearBuild('newer001')
  window.addEventListener('beforeunload', guard)
  expect([hasUnsaved(), mayChangeBuild()]).toEqual([true, false])
  window.removeEventListener('beforeunload', guard)
  expect([hasUnsaved(), mayChangeBuild()]).toEqual([false, true])
})

test('after a reload into the newer build the earlier one is no newer one, while answers come from both', () => {
  load('mine0002')
  hearBuild('newer002')
  load('newer002')
  hearBuild('mine0002')
  expect(told).toBe(1)
  hearBuild('third002')
  expect(told).toBe(2)
  hearBuild('mine0002')
  expect(told).toBe(2)
})

test('what was kept and cannot be read counts as nothing', () => {
  load('mine0003')
  sessionStorage.setItem('teamloom-builds', '{')
  hearBuild('newer003')
  expect(told).toBe(1)
})
