import { useTranslation } from 'react-i18next'
import type { Family } from '#web/features/new-design/families.ts'
import { FamilyIcon } from '#web/features/new-design/family-icons.tsx'
import classes from '#web/features/new-design/family-list.module.css'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly families: readonly Family[]
  readonly current: string | undefined
  readonly onChoose: (family: string) => void
}

/** Every family with how many products it has; the one being read is marked. */
export function FamilyList({ families, current, onChoose }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  return (
    <nav className={classes.root} aria-label={t('project.picker.families')}>
      <ul className={classes.list}>
        {families.map(family => (
          <li key={family.name}>
            <button
              type="button"
              className={classes.family}
              aria-current={family.name === current}
              onClick={() => onChoose(family.name)}
            >
              <FamilyIcon family={family.name} />
              <span className={classes.name}>{label(family.label)}</span>
              <span className={`${classes.count} figures`}>{family.products.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
