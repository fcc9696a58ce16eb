import { UnstyledButton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import classes from '#web/features/account/step-form.module.css'

type Props = { readonly label: string; readonly onClick: () => void; readonly centered?: boolean }

export function BackButton({ label, onClick, centered = false }: Props) {
  return (
    <UnstyledButton className={`${classes.back} ${centered ? classes.center : ''}`} onClick={onClick}>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden />
      {label}
    </UnstyledButton>
  )
}
