import { useTranslation } from 'react-i18next'

/** A discount as it is called: those that the server gives have names of their own. */
export function useDiscountName(): (name: string) => string {
  const { t } = useTranslation()
  return name => (name === 'first_order' ? t('desk.summary.firstOrder') : name)
}
