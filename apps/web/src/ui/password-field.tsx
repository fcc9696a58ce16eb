import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = Omit<TextInputProps, 'type' | 'rightSection' | 'ref'> & {
  readonly ref?: Ref<HTMLInputElement>
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: Props) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const Mark = isShown ? IconEyeOff : IconEye
  return (
    <TextInput
      name="password"
      label={t('account.fields.password')}
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          c="stone.7"
          aria-label={isShown ? t('account.fields.hidePassword') : t('account.fields.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Mark size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
