import type { CollectSizeInfo } from '@teamloom/contract/collection-shape.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#web/features/collect/banner.tsx'
import classes from '#web/features/collect/page-frame.module.css'
import { Logo } from '#web/ui/logo.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

type Props = {
  readonly title: string
  readonly project?: CollectSizeInfo['project'] | undefined
  /** Below the project's name. */
  readonly under?: ReactNode
  readonly children: ReactNode
}

export function PageFrame({ title, project, under, children }: Props) {
  const { t } = useTranslation()
  usePageTitle(title)
  return (
    <div className={classes.root}>
      <Banner project={project}>{under}</Banner>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <a href="/">
          <Logo mark size={18} />
          {t('collect.footer.poweredBy')}
        </a>
        <a href="/privacy">{t('collect.footer.privacy')}</a>
      </footer>
    </div>
  )
}
