import { useMediaQuery } from '@mantine/hooks'
import { IconDeviceMobileRotated } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Logo } from '#web/ui/logo.tsx'

/** The screens behind the login need 768 px; below, this says so. */
export function SmallScreenNotice({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const isSmall = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  if (!isSmall) return children
  return (
    <main style={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 24, padding: 24 }}>
      <div style={{ justifySelf: 'center' }}>
        <Logo />
      </div>
      <EmptyState
        icon={IconDeviceMobileRotated}
        title={t('common.smallScreen.title')}
        text={t('common.smallScreen.text')}
      />
    </main>
  )
}
