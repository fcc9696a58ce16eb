import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'

type Props = {
  readonly page: 'terms' | 'privacy'
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** To a text of the house, wherever the operator has it; in a tab of its own, so that nothing typed is lost. */
export function LegalLink({ page, className, children }: Props) {
  const { t } = useTranslation()
  const { data: provider } = useProvider()
  return (
    <a className={className} href={provider?.[`${page}Url`] ?? `/${page}`} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> ({t('nav.newTab')})</VisuallyHidden>
    </a>
  )
}
