import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProviders, wayTo } from '#web/data/oidc.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** Signing in by the account of another, where the operator has named some. */
export function ProviderButtons({ inviteToken }: { readonly inviteToken: string | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { from } = useSearch({ strict: false })
  const providers = useProviders().data ?? []
  return providers.map(({ name, label }) => (
    <Button
      key={name}
      component="a"
      variant="default"
      size="lg"
      href={wayTo(name, { inviteToken, from, lang: locale })}
    >
      {t('account.provider.by', { label })}
    </Button>
  ))
}
