import type { z } from 'zod/mini'
import type { HouseDefaults } from './house-defaults.ts'
import type { SettingFault } from './setting-fault.ts'

/** Settings of one kind, such as the prices of each product. */
export type SettingArea<Name extends string = string, Value = unknown> = {
  readonly area: Name
  /** What it is of, by name: `hoodie`; none where the house has one. */
  readonly subjects: readonly string[]
  /** Designers read it too. */
  readonly isReadByDesigners: boolean
  /** There are so many that those alone are told which are set. */
  readonly isToldWhenSet?: true
  readonly schema: z.ZodMiniType<Value>
  /** What holds where the house has set nothing. */
  readonly defaultOf: (subject: string, defaults: HouseDefaults) => Value
  /** What is wrong with a value that has its shape. */
  readonly faultsOf: (value: Value, subject: string) => readonly SettingFault[]
}

/** Keeps the exact name and value. */
export function defineArea<const Name extends string, Value>(
  area: SettingArea<Name, Value>,
): SettingArea<Name, Value> {
  return area
}
