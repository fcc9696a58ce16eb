import { IconLanguage } from '@tabler/icons-react'
import type { CollectSizeInfo } from '@teamloom/contract/collection-shape.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collect/banner.module.css'
import { ownPath } from '#web/features/collect/own-path.ts'
import { chooseLocale, useShownLocale } from '#web/features/collect/texts.ts'

type Props = {
  /** Unknown where the address leads nowhere. */
  readonly project?: CollectSizeInfo['project'] | undefined
  readonly children?: ReactNode
}

/** Cover, logo, whose page it is; and the other language. */
export function Banner({ project, children }: Props) {
  const { t } = useTranslation()
  return (
    <header className={classes.root} data-cover={Boolean(project?.coverUrl) || undefined}>
      <div
        className={classes.cover}
        data-plain={!project?.coverUrl || undefined}
        data-bare={!project || undefined}
      >
        {project?.coverUrl && <img src={ownPath(project.coverUrl)} alt="" className={classes.picture} />}
        <div className={classes.top}>
          <LanguageButton />
        </div>
      </div>
      {project && (
        <div className={classes.words} data-logo={project.iconUrl !== null}>
          {project.iconUrl && (
            <span className={classes.logo}>
              <img src={ownPath(project.iconUrl)} alt="" />
            </span>
          )}
          <div className={classes.names}>
            <h1 dir="auto">{project.name || t('collect.teamSwag')}</h1>
            {project.teamName !== project.name && <p dir="auto">{project.teamName}</p>}
            {children}
          </div>
        </div>
      )}
    </header>
  )
}

function LanguageButton() {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const other = locale === 'fr' ? 'en' : 'fr'
  return (
    <button type="button" className={classes.language} lang={other} onClick={() => chooseLocale(other)}>
      <IconLanguage size={18} stroke={1.6} aria-hidden />
      {t('collect.otherLanguage')}
    </button>
  )
}
