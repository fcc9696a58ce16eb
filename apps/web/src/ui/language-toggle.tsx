import { UnstyledButton } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { setLocale, useLocale } from '#web/lib/i18n.ts'
import classes from '#web/ui/language-toggle.module.css'

type Props = {
  /** After every text has changed. */
  readonly onChange?: () => void
}

/** Names the other language, in that language, and switches to it. */
export function LanguageToggle({ onChange }: Props) {
  const { t } = useTranslation()
  const other = useLocale() === 'fr' ? 'en' : 'fr'
  return (
    <UnstyledButton
      className={classes.root}
      lang={other}
      onClick={async () => {
        await setLocale(other)
        onChange?.()
      }}
    >
      <IconLanguage size={18} stroke={1.6} aria-hidden />
      {t('common.otherLanguage')}
    </UnstyledButton>
  )
}
