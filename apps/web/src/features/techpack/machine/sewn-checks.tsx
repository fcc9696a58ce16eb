import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import { decimalText, numberFormat } from '@teamloom/kit/number-format.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/machine/embroidery-files.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** What was looked at of a file; what somebody should look at comes first. */
export function SewnChecks({ checks }: { readonly checks: MachineFile['checks'] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const told = ({ key, values }: MachineFile['checks'][number]) => {
    const [one = 0, other = 0] = values
    const isShare = key === 'likeness'
    const text = (value: number) =>
      isShare ? decimalText(100 * value, 0, locale) : numberFormat(locale).format(value)
    return { count: one, one: text(one), other: text(other) }
  }
  const odd = checks.filter(({ isInOrder }) => !isInOrder)
  const inOrder = checks.filter(({ isInOrder }) => isInOrder)
  return (
    <div>
      <h4>{t('techpack.machine.checks')}</h4>
      <ul className={classes.checks}>
        {[...odd, ...inOrder].map(check => (
          <li key={check.key} data-odd={!check.isInOrder || undefined}>
            {check.isInOrder ? (
              <IconCircleCheck size={16} stroke={1.6} aria-label={t('techpack.machine.inOrder')} />
            ) : (
              <IconAlertTriangle size={16} stroke={1.6} aria-label={t('techpack.machine.toLookAt')} />
            )}
            <span>{t(`techpack.machine.check.${check.key}`, told(check))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
