import { useTranslation } from 'react-i18next'

/** A discount as it is called: those that the server gives have names of their own. */
export function useDiscountName(): (name: string) => string {
  const { t } = useTranslation()
  const names: Readonly<Record<string, string>> = {
    first_order: t('orders.firstOrder'),
    referral: t('orders.referral'),
    referral_credit: t('orders.referralCredit'),
  }
  return name => names[name] ?? name
}
