import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/machine/embroidery-files.module.css'

type Check = MachineFile['checks'][number]

type Props<Of extends Check> = {
  readonly checks: readonly Of[]
  readonly told: (check: Of) => string
}

/** What was looked at of a file; what somebody should look at comes first. */
export function MachineChecks<Of extends Check>({ checks, told }: Props<Of>) {
  const { t } = useTranslation()
  const odd = checks.filter(({ isInOrder }) => !isInOrder)
  const inOrder = checks.filter(({ isInOrder }) => isInOrder)
  return (
    <ul className={classes.checks}>
      {[...odd, ...inOrder].map(check => (
        <li key={check.key} data-odd={!check.isInOrder || undefined}>
          {check.isInOrder ? (
            <IconCircleCheck size={16} stroke={1.6} aria-label={t('techpack.machine.inOrder')} />
          ) : (
            <IconAlertTriangle size={16} stroke={1.6} aria-label={t('techpack.machine.toLookAt')} />
          )}
          <span>{told(check)}</span>
        </li>
      ))}
    </ul>
  )
}
