import type { OpenCheck } from '@teamloom/design/open-checks.ts'

/** Told to who chooses types and sizes: a workshop makes what was chosen. */
const ofChoices: ReadonlySet<string> = new Set(['fileTypeLimited', 'fileWidthLimited'])

/** Found of the file that was sent, and of no other. */
const ofFileSent: ReadonlySet<string> = new Set([
  'lowResolution',
  'tonesFlattened',
  'lettersMissing',
  'fontMissing',
  'groundShows',
])

/** TP31: what is open of artwork for who makes it: a redrawing that is awaited is stamped (TP30), a file to produce from settles what was found of the one that was sent. */
export function workshopChecks(checks: readonly OpenCheck[], hasProductionFile: boolean): OpenCheck[] {
  return checks.filter(
    ({ key, wantsVector }) =>
      !wantsVector && !ofChoices.has(key) && !(hasProductionFile && ofFileSent.has(key)),
  )
}
