import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import { decimalText, numberFormat } from '@teamloom/kit/number-format.ts'
import { useTranslation } from 'react-i18next'
import { MachineChecks } from '#web/features/techpack/machine/machine-checks.tsx'
import { useLocale } from '#web/lib/i18n.ts'

type Checks = MachineFileOf<'embroidery'>['checks']

/** What was looked at of what is sewn. */
export function SewnChecks({ checks }: { readonly checks: Checks }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const told = ({ key, values: [one = 0, other = 0] }: Checks[number]) => {
    const isShare = key === 'likeness'
    const text = (value: number) =>
      isShare ? decimalText(100 * value, 0, locale) : numberFormat(locale).format(value)
    return t(`techpack.machine.check.${key}`, { count: one, one: text(one), other: text(other) })
  }
  return (
    <div>
      <h4>{t('techpack.machine.checks')}</h4>
      <MachineChecks checks={checks} told={told} />
    </div>
  )
}
