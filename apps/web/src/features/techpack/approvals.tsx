import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/releases.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'

/** Who approved which proof, when. */
export function Approvals({ approvals }: Pick<Techpack, 'approvals'>) {
  const { t } = useTranslation()
  if (approvals.length === 0) return <p className={sheet.soft}>{t('techpack.notApproved')}</p>
  return (
    <section aria-label={t('techpack.approvals')}>
      <strong>{t('techpack.approvals')}</strong>
      <ul className={classes.list}>
        {approvals.map(({ proof, item, by, at }) => (
          <li key={`${proof} ${item} ${at}`}>
            {t('techpack.approved', { item, proof })}{' '}
            <span className={sheet.soft}>
              {by}, {at.slice(0, 10)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
