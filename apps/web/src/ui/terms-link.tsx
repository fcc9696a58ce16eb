import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'

type Props = { readonly className?: string | undefined; readonly children?: ReactNode }

/** To the terms, wherever the operator has them; in a tab of its own, so that nothing typed is lost. */
export function TermsLink({ className, children }: Props) {
  const { t } = useTranslation()
  const { data: provider } = useProvider()
  return (
    <a className={className} href={provider?.termsUrl ?? '/terms'} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> ({t('nav.newTab')})</VisuallyHidden>
    </a>
  )
}
