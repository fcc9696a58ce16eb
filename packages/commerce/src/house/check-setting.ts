import type { Setting } from './areas/index.ts'
import { readValue } from './check-value.ts'
import type { SettingFault } from './setting-fault.ts'

type Checked =
  | { readonly value: unknown; readonly faults: readonly [] }
  | { readonly faults: readonly SettingFault[] }

/** ST3: the value in its shape, or all that is wrong with it. */
export function checkSetting({ area, subject }: Setting, given: unknown): Checked {
  const read = readValue(area.schema, value => area.faultsOf(value, subject), given)
  return 'faults' in read ? read : { value: read.value, faults: [] }
}
