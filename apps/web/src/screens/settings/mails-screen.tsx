import { NativeSelect } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { checkValue } from '@teamloom/commerce/house/check-value.ts'
import {
  findMail,
  type MailGroup,
  type MailName,
  mailGroups,
  mailNamed,
} from '@teamloom/commerce/house/mails/index.ts'
import { faultsOfMail, type MailText, mailTextSchema } from '@teamloom/commerce/house/mails/mail-text.ts'
import { useTranslation } from 'react-i18next'
import { MailEditor } from '#web/features/shop-mails/mail-editor.tsx'
import { MailPreview } from '#web/features/shop-mails/mail-preview.tsx'
import { type PageContent, SettingPage } from '#web/screens/settings/setting-page.tsx'
import { useSettingForm } from '#web/shown/settings/setting-form.ts'
import { useFieldWords } from '#web/shown/settings/use-field-words.ts'

const usual = 'orderConfirmed' satisfies MailName
const keyOf = (name: string) => `mails/${name}`
const checkOf = (name: string) => checkValue(mailTextSchema, faultsOfMail(mailNamed(name).fields))

/** What each mail says; the one that is shown stands in the address. */
export function MailsScreen() {
  const { t } = useTranslation()
  const { mail: asked = '' } = useSearch({ strict: false }) as { readonly mail?: string }
  const { name } = findMail(asked) ?? mailNamed(usual)
  const wordsOf = useFieldWords(field => {
    const [kind, language] = field.split('.') as [keyof MailText, 'en' | 'fr']
    return `${t(`mails.${kind}`)}, ${t(`shop.languages.${language}`)}:`
  })
  return (
    <SettingPage
      name="mails"
      title={t('mails.title')}
      ability="editPrices"
      of={keyOf(name)}
      wordsOf={wordsOf}
      isWrong={({ changes }) =>
        changes.some(({ key, value }) => checkOf(key.slice(keyOf('').length))(value).length > 0)
      }
    >
      {content => (
        <>
          <MailSelect name={name} drafts={content.drafts} />
          <Content key={name} name={name} {...content} />
        </>
      )}
    </SettingPage>
  )
}

type ContentProps = PageContent & { readonly name: MailName }

function Content({ name, drafts, isReadOnly }: ContentProps) {
  const form = useSettingForm<MailText>({ drafts, of: keyOf(name), check: checkOf(name), isReadOnly })
  return (
    <>
      <MailEditor mail={mailNamed(name)} form={form} />
      <MailPreview name={name} value={form.value} isWrong={form.isWrong} />
    </>
  )
}

/** Which mail is shown; those that are changed and not set yet are marked. */
function MailSelect({ name, drafts }: Pick<ContentProps, 'name' | 'drafts'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const changed = new Set(drafts.changes.map(({ key }) => key))
  return (
    <NativeSelect
      maw={420}
      aria-label={t('mails.which')}
      value={name}
      data={(Object.keys(mailGroups) as MailGroup[]).map(group => ({
        group: t(`mails.groups.${group}`),
        items: mailGroups[group].map(each => {
          const label = t(`mails.names.${each.name}`)
          return { value: each.name, label: changed.has(keyOf(each.name)) ? `${label} •` : label }
        }),
      }))}
      onChange={event =>
        void navigate({
          to: '/settings/mails',
          search: { mail: event.currentTarget.value },
          replace: true,
        })
      }
    />
  )
}
