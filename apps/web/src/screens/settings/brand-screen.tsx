import { type Brand, brandSchema, faultsOfBrand } from '@teamloom/commerce/house/brand.ts'
import { checkValue } from '@teamloom/commerce/house/check-value.ts'
import { logoSides } from '@teamloom/commerce/house/logo.ts'
import { useTranslation } from 'react-i18next'
import { BrandEditor } from '#web/features/shop-brand/brand-editor.tsx'
import { LogoField } from '#web/features/shop-brand/logo-field.tsx'
import { type PageContent, SettingPage } from '#web/screens/settings/setting-page.tsx'
import { useSettingForm } from '#web/shown/settings/setting-form.ts'
import { useFieldWords } from '#web/shown/settings/use-field-words.ts'

const check = checkValue(brandSchema, faultsOfBrand)

/** Who the house is to its customers: its name, links, colour, logos and mails. */
export function BrandScreen() {
  const { t } = useTranslation()
  const wordsOf = useFieldWords(field => t(`shop.brand.${fieldName(field)}`))
  return (
    <SettingPage
      name="brand"
      title={t('shop.brand.title')}
      ability="editPrices"
      of="brand"
      wordsOf={wordsOf}
      isWrong={drafts => check(drafts.valueOf('brand')).length > 0}
    >
      {content => <Content {...content} />}
    </SettingPage>
  )
}

/** Both languages of a text have its name. */
const fieldName = (field: string) => field.split('.')[0] as keyof Brand

function Content({ drafts, isReadOnly }: PageContent) {
  const form = useSettingForm<Brand>({ drafts, of: 'brand', check, isReadOnly })
  return (
    <BrandEditor form={form}>
      {logoSides.map(side => (
        <LogoField key={side} side={side} drafts={drafts} isReadOnly={isReadOnly} />
      ))}
    </BrandEditor>
  )
}
