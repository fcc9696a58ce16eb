import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { LegalPage } from '#web/screens/legal/legal-page.tsx'

const sections = ['who', 'what', 'why', 'seen', 'where', 'long', 'rights', 'complaints'] as const

/** What becomes of what people tell about themselves; on the operator's own page, where there is one. */
export function PrivacyScreen() {
  const { t } = useTranslation()
  const { data: provider } = useProvider()
  const elsewhere = provider && provider.privacyUrl !== '/privacy' ? provider.privacyUrl : undefined
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere)
  }, [elsewhere])
  if (!provider || elsewhere) return null
  const { name } = provider
  return (
    <LegalPage
      title={t('privacy.title')}
      intro={t('privacy.intro', { name })}
      updated={t('privacy.updated')}
      sections={sections.map(id => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        paragraphs: [
          t(`privacy.sections.${id}.first`, { name }),
          t(`privacy.sections.${id}.second`, { name }),
        ],
      }))}
      questions={t('privacy.questions')}
    />
  )
}
