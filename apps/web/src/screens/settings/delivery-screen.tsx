import { checkValue } from '@teamloom/commerce/house/check-value.ts'
import {
  type Calendar,
  calendarSchema,
  deliverySchema,
  faultsOfCalendar,
  faultsOfDelivery,
} from '@teamloom/commerce/house/delivery.ts'
import { useTranslation } from 'react-i18next'
import { useProducts } from '#web/data/designs.ts'
import { CalendarEditor } from '#web/features/shop-delivery/calendar-editor.tsx'
import { WeeksTable } from '#web/features/shop-delivery/weeks-table.tsx'
import { type PageContent, SettingPage } from '#web/screens/settings/setting-page.tsx'
import { useSettingForm } from '#web/shown/settings/setting-form.ts'
import { useFieldWords } from '#web/shown/settings/use-field-words.ts'

const checkCalendar = checkValue(calendarSchema, faultsOfCalendar)
const checkWeeks = checkValue(deliverySchema, faultsOfDelivery)

/** How long each product takes, and when the house is closed. */
export function DeliveryScreen() {
  const { t } = useTranslation()
  const wordsOf = useFieldWords(field => t(`shop.delivery.${field as keyof Calendar}`))
  return (
    <SettingPage
      name="delivery"
      title={t('shop.delivery.title')}
      ability={['editPrices', 'editOrders']}
      of="calendar"
      wordsOf={wordsOf}
      isWrong={({ changes }) =>
        changes.some(({ key, value }) => (key === 'calendar' ? checkCalendar : checkWeeks)(value).length > 0)
      }
    >
      {content => <Content {...content} />}
    </SettingPage>
  )
}

function Content({ drafts, isReadOnly }: PageContent) {
  const form = useSettingForm<Calendar>({ drafts, of: 'calendar', check: checkCalendar, isReadOnly })
  const products = useProducts().data ?? []
  return (
    <>
      <CalendarEditor form={form} />
      <WeeksTable products={products} drafts={drafts} check={checkWeeks} isReadOnly={isReadOnly} />
    </>
  )
}
