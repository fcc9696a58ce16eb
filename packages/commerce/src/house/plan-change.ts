import { isSame } from '../orders/is-same.ts'
import { findSetting, type Setting } from './areas/index.ts'
import { checkSetting } from './check-setting.ts'
import { defaultsAsBuilt, type HouseDefaults } from './house-defaults.ts'
import { inForceAt, type SettingChange } from './setting-change.ts'
import type { settingProblems } from './setting-fault.ts'

export type SettingProblem = (typeof settingProblems)[number]

/** What is wrong with a change of settings; `key` is empty where it is its moment. */
export type ChangeIssue = { readonly key: string; readonly field: string; readonly rule: SettingProblem }

export type AskedChange = { readonly key: string; readonly value: unknown }

/** What is to be kept of one: `was` and `value` are null where nothing is set. */
export type PlannedChange = AskedChange & { readonly was: unknown }

type Planned =
  | { readonly issues: readonly ChangeIssue[] }
  | { readonly issues: readonly []; readonly changes: readonly PlannedChange[] }

/** Five years of 365.25 days. */
const mostAheadMs = 5 * 365.25 * 24 * 3_600_000

/** ST3, ST9: what a change comes to on what is kept; a value that holds then already changes nothing. */
export function planChange(
  kept: readonly SettingChange[],
  asked: readonly AskedChange[],
  {
    from,
    now,
    defaults = defaultsAsBuilt,
  }: { readonly from: Date; readonly now: Date; readonly defaults?: HouseDefaults },
): Planned {
  const issues: ChangeIssue[] = []
  if (from < now) issues.push({ key: '', field: 'from', rule: 'past' })
  if (from.getTime() - now.getTime() > mostAheadMs) issues.push({ key: '', field: 'from', rule: 'too_far' })
  const before = inForceAt(kept, from)
  const seen = new Set<string>()
  const changes = asked.flatMap(({ key, value }): PlannedChange[] => {
    const setting = findSetting(key)
    if (!setting) issues.push({ key, field: '', rule: 'unknown_setting' })
    if (seen.has(key)) issues.push({ key, field: '', rule: 'twice' })
    seen.add(key)
    const read = setting && readValue(setting, value, defaults)
    if (!read) return []
    issues.push(...read.issues.map(issue => ({ ...issue, key })))
    const was = before.get(key)?.value ?? null
    return isSame(was, read.value) ? [] : [{ key, was, value: read.value }]
  })
  return issues.length > 0 ? { issues } : { issues: [], changes }
}

/** Null, and what is as it was built, set nothing. */
function readValue(setting: Setting, value: unknown, defaults: HouseDefaults) {
  if (value === null || value === undefined) return { issues: [], value: null }
  const read = checkSetting(setting, value)
  if (!('value' in read)) return { issues: read.faults, value: null }
  const isBuilt = isSame(read.value, setting.area.defaultOf(setting.subject, defaults))
  return { issues: [], value: isBuilt ? null : read.value }
}
