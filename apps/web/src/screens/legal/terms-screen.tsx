import { useTranslation } from 'react-i18next'
import { LegalPage } from '#web/screens/legal/legal-page.tsx'

const sections = ['request', 'designs', 'final', 'prices', 'payment', 'delivery', 'faults', 'law'] as const

/** What an order request binds both sides to. */
export function TermsScreen() {
  const { t } = useTranslation()
  return (
    <LegalPage
      title={t('terms.title')}
      intro={t('terms.intro')}
      updated={t('terms.updated')}
      sections={sections.map(id => ({
        id,
        title: t(`terms.sections.${id}.title`),
        paragraphs: [t(`terms.sections.${id}.first`), t(`terms.sections.${id}.second`)],
      }))}
      questions={t('terms.questions')}
    />
  )
}
