import { useTranslation } from 'react-i18next'
import { BooksForm } from '#web/features/doors/books-form.tsx'
import classes from '#web/screens/settings/accounting-screen.module.css'
import { SettingsFrame } from '#web/screens/settings/settings-frame.tsx'

/** The books of a period, for accountants and their programs. */
export function AccountingScreen() {
  const { t } = useTranslation()
  return (
    <SettingsFrame title={t('books.title')} ability="bookPayments">
      <div className={classes.card}>
        <div className={classes.words}>
          <p>{t('books.intro')}</p>
          <p>{t('books.once')}</p>
        </div>
        <BooksForm />
      </div>
    </SettingsFrame>
  )
}
