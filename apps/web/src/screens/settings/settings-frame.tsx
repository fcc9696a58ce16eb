import { NativeSelect } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import classes from '#web/screens/settings/settings-frame.module.css'
import { isOpenTo, type Opening, settingsPages } from '#web/screens/settings/settings-pages.ts'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

type Props = {
  readonly title: string
  /** Who may see it; others are told so. */
  readonly ability: Opening
  /** What stands beside the title, such as the main action. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** What surrounds a page of the shop's settings: the other pages at the left, in a list to choose from where it is narrow. */
export function SettingsFrame({ title, ability, tools, children }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const me = useMe().data
  const isOpen = me !== undefined && isOpenTo(ability, me)
  const pages = settingsPages.filter(page => me && isOpenTo(page.ability, me))
  usePageTitle(`${title} · ${t('settings.title')}`)
  return (
    <StaffFrame start={<span className={classes.place}>{t('settings.title')}</span>}>
      <div className={classes.root}>
        <nav className={classes.nav} aria-label={t('settings.title')}>
          {pages.map(({ path, name, icon: Mark, isLast }) => (
            <Link
              key={path}
              to={path}
              className={classes.page}
              data-last={isLast}
              activeProps={{ 'aria-current': 'page' }}
            >
              <Mark size={20} stroke={1.6} aria-hidden />
              {t(`settings.pages.${name}`)}
            </Link>
          ))}
          <p className={classes.note}>{t('settings.note')}</p>
        </nav>
        <div className={classes.main}>
          <div className={classes.head}>
            <h1 className={classes.title}>{title}</h1>
            {pages.length > 1 && (
              <NativeSelect
                className={classes.select!}
                aria-label={t('settings.title')}
                value={pathname}
                data={pages.map(({ path, name }) => ({ value: path, label: t(`settings.pages.${name}`) }))}
                onChange={event => {
                  const chosen = pages.find(({ path }) => path === event.currentTarget.value)
                  if (chosen) void navigate({ to: chosen.path })
                }}
              />
            )}
            {isOpen && tools && <div className={classes.tools}>{tools}</div>}
          </div>
          {isOpen ? (
            children
          ) : (
            <div className={classes.card}>
              <EmptyState
                icon={IconLock}
                title={t(`withheld.rights.${typeof ability === 'string' ? ability : ability[0]}`)}
              />
            </div>
          )}
        </div>
      </div>
    </StaffFrame>
  )
}
