import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconPhotoEdit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OpenCheck } from '@teamloom/design/open-checks.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { countChecks, groupChecks } from '#web/shown/group-checks.ts'
import classes from '#web/shown/open-checks.module.css'

type Props = {
  readonly checks: readonly OpenCheck[]
  /** Where a better file is given; without it, and in a summary, the words alone. */
  readonly designId?: string
  /** What follows is told to the customer: staff read what is open alone. */
  readonly isForStaff?: boolean
}

/** How much is open of a design's artwork, in a line that opens to what it is and what follows: never in the way. */
export function OpenChecks({ checks, designId, isForStaff = false }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (checks.length === 0) return null
  const groups = groupChecks(checks)
  return (
    <div className={classes.root} role="group" aria-label={t('common.openChecks.label')}>
      <button
        type="button"
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconPhotoEdit size={16} stroke={1.6} aria-hidden />
        {t('common.openChecks.count', countOf(countChecks(groups), locale))}
        <IconChevronDown className={classes.chevron} size={16} stroke={1.6} aria-hidden />
      </button>
      <div id={id} className={classes.opened} hidden={!isOpen}>
        {isOpen && <Opened {...{ groups, designId, isForStaff }} wantsVector={wantsVector(checks)} />}
      </div>
    </div>
  )
}

const wantsVector = (checks: readonly OpenCheck[]) => checks.some(check => check.wantsVector)

type OpenedProps = {
  readonly groups: ReturnType<typeof groupChecks>
  readonly designId: string | undefined
  readonly isForStaff: boolean
  readonly wantsVector: boolean
}

function Opened({ groups, designId, isForStaff, wantsVector: asksForVector }: OpenedProps) {
  const { t } = useTranslation()
  const label = useLabel()
  return (
    <>
      <ul className={classes.checks}>
        {groups.map(({ titles, text }) => (
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
          {asksForVector && (
            <Link to="/design/$designId" params={{ designId }}>
              {t('common.openChecks.sendVector')}
            </Link>
          )}
          <DesignerLink />
        </span>
      )}
    </>
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
