import type { SettingFault, SettingRule } from '@teamloom/commerce/house/setting-fault.ts'
import { useTranslation } from 'react-i18next'
import type { SettingDrafts } from '#web/shown/settings/use-setting-drafts.ts'

/** A setting whose fields are edited one by one. */
export type SettingForm<Value> = {
  readonly value: Value
  readonly was: Value
  readonly isReadOnly: boolean
  readonly set: (change: Partial<Value>) => void
  /** Why a field cannot be so, in words. */
  readonly faultAt: (field: string) => string | undefined
  readonly isWrong: boolean
}

/** Rules of prices have their words beside the table of prices. */
export type FieldRule = Exclude<
  SettingRule,
  'dearer' | 'beyond_maximum' | 'above_maximum' | 'other_ranges' | 'unknown_size' | 'sizes_turned'
>

/** `{ordre}`, which stands in a text and is no field of it; empty where a fault is of the text as a whole. */
function namedIn(faultField: string, field: string): string {
  return faultField.startsWith(`${field}.{`) || faultField.startsWith(`${field}.}`)
    ? faultField.slice(field.length + 1)
    : ''
}

type Asked<Value> = {
  readonly drafts: SettingDrafts
  readonly of: string
  readonly check: (value: unknown) => readonly SettingFault[]
  readonly isReadOnly: boolean
  /** Not used but for its type. */
  readonly as?: Value
}

export function useSettingForm<Value extends object>(asked: Asked<Value>): SettingForm<Value> {
  const { drafts, of, check, isReadOnly } = asked
  const { t } = useTranslation()
  const value = drafts.valueOf(of) as Value
  const faults = check(value)
  return {
    value,
    was: drafts.wasOf(of) as Value,
    isReadOnly,
    set: change => drafts.set(of, { ...value, ...change }),
    faultAt: field => {
      const fault = faults.find(each => each.field === field || namedIn(each.field, field))
      return fault && t(`shop.rules.${fault.rule as FieldRule}`, { what: namedIn(fault.field, field) })
    },
    isWrong: faults.length > 0,
  }
}
