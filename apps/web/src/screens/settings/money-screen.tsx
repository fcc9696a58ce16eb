import { checkValue } from '@teamloom/commerce/house/check-value.ts'
import { faultsOfMoney, type Money, moneySchema } from '@teamloom/commerce/house/money.ts'
import { useTranslation } from 'react-i18next'
import { MoneyEditor } from '#web/features/shop-money/money-editor.tsx'
import { type PageContent, SettingPage } from '#web/screens/settings/setting-page.tsx'
import { useSettingForm } from '#web/shown/settings/setting-form.ts'
import { useFieldWords } from '#web/shown/settings/use-field-words.ts'

const check = checkValue(moneySchema, faultsOfMoney)

/** How the house is paid, and what its invoices say of it. */
export function MoneyScreen() {
  const { t } = useTranslation()
  const wordsOf = useFieldWords(field => t(`shop.money.${fieldName(field)}`))
  return (
    <SettingPage
      name="money"
      title={t('shop.money.title')}
      ability="editPrices"
      of="money"
      wordsOf={wordsOf}
      isWrong={drafts => check(drafts.valueOf('money')).length > 0}
    >
      {content => <Content {...content} />}
    </SettingPage>
  )
}

/** Both languages of a text have its name. */
const fieldName = (field: string) => field.split('.')[0] as keyof Money

function Content({ drafts, isReadOnly }: PageContent) {
  const form = useSettingForm<Money>({ drafts, of: 'money', check, isReadOnly })
  return <MoneyEditor form={form} />
}
