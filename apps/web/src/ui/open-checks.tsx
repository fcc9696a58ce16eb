import { VisuallyHidden } from '@mantine/core'
import { IconPhotoEdit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OpenCheck } from '@teamloom/design/open-checks.ts'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { groupChecks } from '#web/ui/group-checks.ts'
import classes from '#web/ui/open-checks.module.css'

type Props = {
  readonly checks: readonly OpenCheck[]
  /** Where a better file is given; without it, and in a summary, the words alone. */
  readonly designId?: string
  /** What follows is told to the customer: staff read what is open alone. */
  readonly isForStaff?: boolean
}

/** What is open of a design's artwork, and what follows: to know, never in the way. */
export function OpenChecks({ checks, designId, isForStaff = false }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  if (checks.length === 0) return null
  const wantsVector = checks.some(check => check.wantsVector)
  return (
    <div
      className={classes.root}
      role="group"
      aria-label={t('common.openChecks.label')}
      data-compact={designId === undefined}
    >
      <IconPhotoEdit size={designId === undefined ? 15 : 18} stroke={1.6} aria-hidden />
      <ul className={classes.checks}>
        {groupChecks(checks).map(({ titles, text }) => (
          <li key={text.en}>
            {titles.map(title => (
              <b key={title.en}>{label(title)} </b>
            ))}
            {!isForStaff && <span>{label(text)}</span>}
          </li>
        ))}
      </ul>
      {designId !== undefined && (
        <span className={classes.ways}>
          {wantsVector && (
            <Link to="/design/$designId" params={{ designId }}>
              {t('common.openChecks.sendVector')}
            </Link>
          )}
          <DesignerLink />
        </span>
      )}
    </div>
  )
}

/** The help of a person, one click away. */
export function DesignerLink() {
  const { t } = useTranslation()
  const { data: provider } = useProvider()
  return (
    <a href={provider?.designerUrl} target="_blank" rel="noreferrer">
      {t('common.openChecks.askDesigner')}
      <VisuallyHidden> ({t('nav.newTab')})</VisuallyHidden>
    </a>
  )
}
