import { IconAlertTriangle } from '@tabler/icons-react'
import type { TechpackRelease } from '@teamloom/contract/techpack-shape.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/releases.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLabel } from '#web/lib/i18n.ts'

/** What a release should have in it and has not. */
export function MissingNote({ release }: { readonly release: TechpackRelease }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { number, missing } = release
  if (missing.length === 0) return null
  return (
    <div className={sheet.warning} role="note">
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <div>
        <strong>{t('techpack.missing', { number })}</strong>
        <ul className={classes.missing}>
          {missing.map(each => (
            <li key={each.en}>{label(each)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
