import type { z } from 'zod/mini'
import type { SettingFault } from './setting-fault.ts'

type Checked<Value> = { readonly value: Value } | { readonly faults: readonly SettingFault[] }

/** ST3: the value in its shape, or all that is wrong with it. */
export function readValue<Value>(
  schema: z.ZodMiniType<Value>,
  faultsOf: (value: Value) => readonly SettingFault[],
  given: unknown,
): Checked<Value> {
  const read = schema.safeParse(given)
  if (!read.success)
    return { faults: read.error.issues.map(({ path }) => ({ field: path.join('.'), rule: 'shape' })) }
  const faults = faultsOf(read.data)
  return faults.length > 0 ? { faults } : { value: read.data }
}

/** What is wrong with a value, whatever its shape. */
export function checkValue<Value>(
  schema: z.ZodMiniType<Value>,
  faultsOf: (value: Value) => readonly SettingFault[],
): (given: unknown) => readonly SettingFault[] {
  return given => {
    const read = readValue(schema, faultsOf, given)
    return 'faults' in read ? read.faults : []
  }
}
