import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'

/** To the help pages of whoever runs the shop, in a tab of their own. */
export function HelpLink({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const { data: provider } = useProvider()
  return (
    provider && (
      <a href={provider.helpUrl} target="_blank" rel="noopener">
        {text}
        <VisuallyHidden>, {t('nav.newTab')}</VisuallyHidden>
      </a>
    )
  )
}
