import { calendarAsBuilt, calendarSchema, faultsOfCalendar } from '../delivery.ts'
import { defineArea } from '../setting.ts'

/** ST24: when the house makes and sends nothing. */
export const calendar = defineArea({
  area: 'calendar',
  subjects: [''],
  isReadByDesigners: true,
  schema: calendarSchema,
  defaultOf: () => calendarAsBuilt,
  faultsOf: faultsOfCalendar,
})
