import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Drawings } from '#web/data/techpacks.ts'
import classes from '#web/features/techpack/artwork-section.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** How far a file to produce from shows what the design prints. */
export function FileComparison({ compared }: { readonly compared: Drawings['comparisons'][number] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { verdict, overlapPercent, notes } = compared
  const told = t(`techpack.compared.${verdict}`, { percent: overlapPercent })
  if (verdict === 'alike') return <p className={sheet.soft}>{told}</p>
  return (
    <p className={`${sheet.warning} ${classes.check}`} role="note">
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <span>
        {told} {notes.map(note => note[locale]).join(' ')}
      </span>
    </p>
  )
}
