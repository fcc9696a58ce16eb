import { z } from 'zod/mini'
import { findSetting, type Setting } from './areas/index.ts'
import { checkSetting } from './check-setting.ts'
import type { SettingRule } from './setting-fault.ts'

/** ST28: all that a house has set, to be read by people and moved to another house. */
export type SettingsFile = {
  readonly teamloom: 'settings'
  readonly version: number
  readonly settings: Readonly<Record<string, unknown>>
}

/** Raised when a value's shape is another. */
export const settingsFileVersion = 1

const shape = z.looseObject({
  teamloom: z.literal('settings'),
  version: z.int(),
  settings: z.record(z.string(), z.unknown()),
})

/** What is wrong with a file: `key` is empty where it is the file itself. */
export type FileFault = {
  readonly key: string
  readonly field: string
  readonly rule: SettingRule | 'not_settings' | 'other_version' | 'unknown_setting'
}

type Read =
  | {
      readonly changes: readonly { readonly key: string; readonly value: unknown }[]
      readonly faults: readonly []
    }
  | { readonly faults: readonly FileFault[] }

/** What the house has set, each setting by its key, in the order of their screens. */
export function writeSettings(
  set: readonly { readonly setting: Setting; readonly value: unknown }[],
): SettingsFile {
  return {
    teamloom: 'settings',
    version: settingsFileVersion,
    settings: Object.fromEntries(set.map(({ setting, value }) => [setting.key, value])),
  }
}

/** ST28: what a file sets, or every fault in it: then nothing of it is taken. */
export function readSettings(text: string): Read {
  const faults: FileFault[] = []
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { faults: [{ key: '', field: '', rule: 'not_settings' }] }
  }
  const file = shape.safeParse(given)
  if (!file.success) return { faults: [{ key: '', field: '', rule: 'not_settings' }] }
  if (file.data.version !== settingsFileVersion)
    return { faults: [{ key: '', field: 'version', rule: 'other_version' }] }
  const changes = Object.entries(file.data.settings)
  for (const [key, value] of changes) {
    const setting = findSetting(key)
    if (!setting) faults.push({ key, field: '', rule: 'unknown_setting' })
    else faults.push(...checkSetting(setting, value).faults.map(fault => ({ ...fault, key })))
  }
  return faults.length > 0
    ? { faults }
    : { changes: changes.map(([key, value]) => ({ key, value })), faults: [] }
}
