import { fonts as shipped } from '@teamloom/artwork/fonts.ts'
import { z } from 'zod/mini'
import { defineArea } from '../setting.ts'
import type { SettingFault } from '../setting-fault.ts'

const schema = z.strictObject({
  retired: z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(200)),
})

/** ST31: which fonts are offered no more, by their names in addresses. */
export const fonts = defineArea({
  area: 'fonts',
  subjects: [''],
  isReadByDesigners: true,
  schema,
  defaultOf: () => ({ retired: [] }),
  faultsOf: ({ retired }): SettingFault[] => [
    ...retired.flatMap((name, at): SettingFault[] =>
      shipped.some(({ id }) => id === name) ? [] : [{ field: `retired.${at}`, rule: 'unknown_choice' }],
    ),
    ...(shipped.every(({ id }) => retired.includes(id))
      ? [{ field: 'retired', rule: 'nothing_left' } as const]
      : []),
  ],
})
