import type { Setting } from './areas/index.ts'
import type { SettingFault } from './setting.ts'

type Checked =
  | { readonly value: unknown; readonly faults: readonly [] }
  | { readonly faults: readonly SettingFault[] }

/** ST3: the value in its shape, or all that is wrong with it. */
export function checkSetting({ area, subject }: Setting, given: unknown): Checked {
  const read = area.schema.safeParse(given)
  if (!read.success)
    return { faults: read.error.issues.map(({ path }) => ({ field: path.join('.'), rule: 'shape' })) }
  const faults = area.faultsOf(read.data, subject)
  return faults.length > 0 ? { faults } : { value: read.data, faults: [] }
}
